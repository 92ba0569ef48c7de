import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';

/** A private PostgreSQL server that only this run's processes can reach. */
export interface PostgresServer {
  /** The connection string of one of its databases. */
  url(database: string): string;
  /** Takes the server away from whoever uses it, as a crash would: all its processes end at once, without a word. */
  pause(): void;
  /** Brings it back. */
  resume(): void;
  /** Everything it has written into its log. */
  log(): string;
  /** Stops the server and removes its folder. */
  stop(): void;
}

const DEBIAN_ROOT = '/usr/lib/postgresql';

const SETTINGS = ['listen_addresses=', 'max_connections=100'];
/**
 * No test crashes the operating system, so the disk is not waited for. Commits stay synchronous: `pause` would lose the last
 * ones, and with them the session of somebody who has just signed in.
 */
const CARELESS = ['fsync=off', 'full_page_writes=off'];

export interface PostgresOptions {
  /** What is committed survives a crash, as it does on a server with its own settings. */
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

// PostgreSQL refuses to run as root, so root lends the work to the account that Debian's package made.
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
  // pg_ctl's server inherits open pipes and would keep this call waiting, so its output goes to the log file instead.
  execFileSync(file as string, all as string[], { cwd: tmpdir(), stdio: ['ignore', 'ignore', 'inherit'] });
}
