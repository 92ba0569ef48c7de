import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';

/** A private PostgreSQL server, reachable by this run's processes only. */
export interface PostgresServer {
  /** The connection string of one of its databases. */
  url(database: string): string;
  /** Kills the server, as a crash would: all its processes end at once. */
  pause(): void;
  /** Starts it again. */
  resume(): void;
  /** Its entire log. */
  log(): string;
  /** Stops the server and removes its folder. */
  stop(): void;
}

const DEBIAN_ROOT = '/usr/lib/postgresql';

const SETTINGS = ['listen_addresses=', 'max_connections=100'];
/**
 * No test crashes the operating system, so fsync is off. Commits stay synchronous: `pause` would lose the last ones, and with them a session
 * just created.
 */
const CARELESS = ['fsync=off', 'full_page_writes=off'];

export interface PostgresOptions {
  /** Commits survive a crash, as with default settings. */
  isDurable?: boolean;
}

/** Starts a server on a Unix socket in a temporary folder; undefined when none is installed. */
export function startPostgres({ isDurable = false }: PostgresOptions = {}): PostgresServer | undefined {
  const bin = findBinaries();
  if (!bin) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'rihla-pg-'));
  const data = join(folder, 'data');
  giveToServer(folder);
  run(bin, 'initdb', ['-D', data, '-U', 'rihla', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync']);
  const settings = [...SETTINGS, ...(isDurable ? [] : CARELESS), `unix_socket_directories=${folder}`];
  const options = settings.map((setting) => `-c ${setting}`).join(' ');
  const log = join(folder, 'log');
  const start = (): void => run(bin, 'pg_ctl', ['-D', data, '-w', '-l', log, '-o', options, 'start']);
  const halt = (): void => run(bin, 'pg_ctl', ['-D', data, '-m', 'immediate', 'stop']);
  let isRunning = true;
  start();
  return {
    pause: () => {
      if (!isRunning) return;
      halt();
      isRunning = false;
    },
    resume: () => {
      if (isRunning) return;
      start();
      isRunning = true;
    },
    log: () => readFileSync(log, 'utf8'),
    url: (database) => `postgresql://rihla@localhost/${database}?host=${encodeURIComponent(folder)}`,
    stop: () => {
      if (isRunning) halt();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function findBinaries(): string | undefined {
  let versions: string[];
  try {
    versions = readdirSync(DEBIAN_ROOT);
  } catch {
    // No such folder: no server is installed.
    return undefined;
  }
  const newest = versions
    .map(Number)
    .filter(Boolean)
    .sort((a, b) => b - a)[0];
  return newest ? join(DEBIAN_ROOT, String(newest), 'bin') : undefined;
}

// PostgreSQL refuses to run as root, so root uses the account of Debian's package.
const asRoot = userInfo().uid === 0;

function giveToServer(folder: string): void {
  if (!asRoot) return;
  const id = (flag: string): number => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  chownSync(folder, id('-u'), id('-g'));
  chmodSync(folder, 0o755);
}

function run(bin: string, command: string, args: string[]): void {
  const program = join(bin, command);
  const [file, all] = asRoot ? ['runuser', ['-u', 'postgres', '--', program, ...args]] : [program, args];
  // pg_ctl's server inherits open pipes, which would block this call, so its output goes to the log file instead.
  execFileSync(file as string, all as string[], { cwd: tmpdir(), stdio: ['ignore', 'ignore', 'inherit'] });
}
