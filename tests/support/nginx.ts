import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

/** Whether nginx and its brotli module are installed. */
export function hasNginx(): boolean {
  return existsSync('/usr/sbin/nginx') && existsSync(BROTLI);
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
  await waitUntilListening(port, child, errors);
  return {
    origin: `http://localhost:${port}`,
    process: child,
    errors,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The shipped files with this machine's ports and paths, and the main file that Debian would bring. */
function writeConfiguration(folder: string, port: number, options: NginxOptions): void {
  const { dataDir, sites, studio = sites[0], workers = 1, edit = (text: string) => text } = options;
  const parts = join(folder, 'rihla');
  cpSync(join(ROOT, 'deploy/nginx/rihla'), parts, { recursive: true });
  const servers = (name: string, ports: readonly (number | undefined)[]) => (text: string) =>
    text.replace(
      new RegExp(`(upstream ${name} \\{[^}]*?)( *server )127\\.0\\.0\\.1:3000([^\\n]*\\n)`),
      (_all, head, server, tail) => `${head}${ports.map((each) => `${server}127.0.0.1:${each}${tail}`).join('')}`,
    );
  const place = (text: string): string =>
    text
      .replaceAll('/etc/nginx/rihla/', `${parts}/`)
      .replaceAll('/etc/nginx/rihla;', `${parts};`)
      .replaceAll('/var/lib/rihla', dataDir)
      .replaceAll('/opt/rihla', ROOT);
  for (const name of readdirSync(parts))
    writeFileSync(join(parts, name), place(readFileSync(join(parts, name), 'utf8')));
  const own = [edit, servers('rihla_site', sites), servers('rihla_studio', [studio]), place].reduce(
    (text, change) => change(text),
    readFileSync(join(ROOT, 'deploy/nginx/rihla.conf'), 'utf8'),
  );
  writeFileSync(
    join(folder, 'rihla.conf'),
    own.replace('listen 80;', `listen ${port};`).replace('listen [::]:80;', `listen [::]:${port};`),
  );
  writeFileSync(join(folder, 'nginx.conf'), mainConfiguration(folder, workers));
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
