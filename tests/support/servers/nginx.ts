import { cpSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from './site.ts';
import { type Front, startFront } from './startFront.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

export interface NginxOptions {
  /** The data folder whose pages and uploads it serves. */
  dataDir: string;
  /** Ports of the site processes. */
  sites: readonly number[];
  /** Port of the studio process; default: the first site. */
  studio?: number;
  /** Default: a free one. */
  port?: number;
  /** Number of workers; default: one. */
  workers?: number;
  /** Edits of `rihla.conf`, such as uncommenting the lines with the certificate. */
  edit?: (configuration: string) => string;
}

/** Starts Debian's nginx with the configuration of `deploy/nginx/`, its ports and paths replaced; prints its error log. */
export async function startNginx(options: NginxOptions): Promise<Front> {
  const port = options.port ?? (await freePort());
  const folder = mkdtempSync(join(tmpdir(), 'rihla-nginx-'));
  writeConfiguration(folder, port, options);
  return startFront({
    port,
    folder,
    command: ['/usr/sbin/nginx', '-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr'],
    ready: { path: '/' },
  });
}

/** The shipped files with this machine's ports and paths, and the main file that Debian would provide. */
function writeConfiguration(folder: string, port: number, options: NginxOptions): void {
  const { dataDir, sites, studio = sites[0], workers = 1, edit = (text: string) => text } = options;
  const parts = join(folder, 'rihla');
  cpSync(join(ROOT, 'deploy/nginx/rihla'), parts, { recursive: true });
  cpSync(join(ROOT, 'deploy/nginx/rihla.conf'), join(folder, 'rihla.conf'));
  const change = (file: string, how: (text: string) => string): void =>
    writeFileSync(file, how(readFileSync(file, 'utf8')));
  change(join(folder, 'rihla.conf'), (text) =>
    edit(text).replace('listen 80;', `listen ${port};`).replace('listen [::]:80;', `listen [::]:${port};`),
  );
  change(join(parts, 'upstreams.conf'), (text) => nameServers(nameServers(text, 'site', sites), 'studio', [studio]));
  for (const file of [join(folder, 'rihla.conf'), ...readdirSync(parts).map((name) => join(parts, name))])
    change(file, (text) =>
      text
        .replace(/\/etc\/nginx\/rihla(?=[/;])/g, parts)
        .replaceAll('/var/lib/rihla', dataDir)
        .replaceAll('/opt/rihla', ROOT),
    );
  writeFileSync(join(folder, 'nginx.conf'), mainConfiguration(folder, workers));
}

/** Replaces the shipped ports of a kind of process. */
function nameServers(text: string, kind: string, ports: readonly (number | undefined)[]): string {
  const shipped = new RegExp(`(upstream rihla_${kind} \\{[^}]*?)( *server )127\\.0\\.0\\.1:3000([^\\n]*\\n)`);
  return text.replace(shipped, (_all, head, server, tail) => {
    const lines = ports.map((port) => `${server}127.0.0.1:${port}${tail}`);
    return `${head}${lines.join('')}`;
  });
}

function mainConfiguration(folder: string, workers: number): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  return [
    'daemon off;',
    // Workers started by root could not access the test's folders otherwise.
    ...(userInfo().uid === 0 ? ['user root;'] : []),
    `worker_processes ${workers};`,
    `pid ${folder}/nginx.pid;`,
    `load_module ${BROTLI};`,
    'events { worker_connections 1024; }',
    `http { access_log off; ${temporary.join(' ')} include ${folder}/rihla.conf; }`,
  ].join('\n');
}
