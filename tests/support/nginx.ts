import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort } from './site.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const START_LIMIT_MS = 10_000;

/** Debian's nginx, running with the configuration of `deploy/nginx/`. */
export interface Nginx {
  /** Such as `http://localhost:4800`. */
  readonly origin: string;
  readonly process: ChildProcess;
  /** What it has written to its error log. */
  errors(): string;
  /** Stops it and removes its folder. */
  stop(): Promise<void>;
}

export interface NginxOptions {
  /** The data folder whose pages and uploads it serves. */
  dataDir: string;
  /** Port of each process that serves visitors. */
  sites: readonly number[];
  /** Port of the process with the studio; the first site when absent. */
  studio?: number;
  /** A free one when absent. */
  port?: number;
  /** Number of workers; one when absent. */
  workers?: number;
  /** Last changes to `rihla.conf`, such as taking the signs before the lines with the certificate away. */
  edit?: (configuration: string) => string;
}

/**
 * Starts nginx in the foreground with the shipped configuration, its ports and paths replaced, and waits until it answers.
 * @throws with nginx's own words when it does not start
 */
export async function startNginx(options: NginxOptions): Promise<Nginx> {
  const port = options.port ?? (await freePort());
  const folder = mkdtempSync(join(tmpdir(), 'rihla-nginx-'));
  writeConfiguration(folder, port, options);
  const child = spawn(
    '/usr/sbin/nginx',
    ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')],
    {
      stdio: 'ignore',
    },
  );
  const errors = (): string => readFileSync(join(folder, 'error.log'), 'utf8');
  const ended = once(child, 'exit');
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await waitUntilListening(port, child, errors);
  } catch (error) {
    await stop();
    throw error;
  }
  return { origin: `http://localhost:${port}`, process: child, errors, stop };
}

/** The shipped files with this machine's ports and paths, and the main file that Debian would bring. */
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

/** Puts the ports of a kind of process in the place of the shipped one. */
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
    // Workers of root would otherwise have no right to the test's folders.
    ...(userInfo().uid === 0 ? ['user root;'] : []),
    `worker_processes ${workers};`,
    `pid ${folder}/nginx.pid;`,
    `load_module ${BROTLI};`,
    'events { worker_connections 1024; }',
    `http { access_log off; ${temporary.join(' ')} include ${folder}/rihla.conf; }`,
  ].join('\n');
}

async function waitUntilListening(port: number, child: ChildProcess, errors: () => string): Promise<void> {
  const deadline = Date.now() + START_LIMIT_MS;
  for (;;) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error(`nginx did not start:\n${errors()}`);
    try {
      await fetch(`http://localhost:${port}/`, { method: 'HEAD', redirect: 'manual' });
      return;
    } catch (error) {
      // Nobody listens yet.
      if (!(error instanceof TypeError)) throw error;
      await setTimeout(20);
    }
  }
}
