import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { serverCommand } from './serverCommand.ts';

/** What a server prints when its demo has all its pictures. */
export const DEMO_IS_WHOLE = 'All pictures of the demo are there';

/** The built server, running in a process of its own. */
export interface Site {
  readonly origin: string;
  readonly process: ChildProcess;
  /** Everything it has printed. */
  output(): string;
  /** Whether the last good copy of a page is on its disk. */
  keeps(path: string): boolean;
  /** Resolves once it has printed this text. */
  printed(text: string): Promise<void>;
  /**
   * Sends a signal and waits for the end.
   * @returns the exit code; null when the signal ended it
   */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

export interface SiteOptions {
  dataDir: string;
  /** Settings in its environment, such as `DATABASE_URL`, `ROLE` or `NO_DEMO`. */
  env?: Record<string, string>;
  /** A copy of the repository that is built; this one when absent. */
  root?: string;
  /** A free one when absent. */
  port?: number;
  /** Descriptor of the port's socket that is held for it, as a service manager would. */
  heldSocket?: number;
  /** Module that is loaded before the server, to put a fault into it. */
  preload?: string;
  /** False: does not wait for it to listen. */
  isAwaited?: boolean;
}

/** Starts the built server and waits until its port answers; the studio may still be loading. */
export async function startSite({
  dataDir,
  env,
  port,
  root,
  heldSocket,
  preload,
  isAwaited = true,
}: SiteOptions): Promise<Site> {
  const ownPort = port ?? (await freePort());
  const { args, command, options } = serverCommand(dataDir, ownPort, env, root);
  const all = preload ? ['--import', preload, ...args] : args;
  const child =
    heldSocket === undefined
      ? spawn(command, all, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
      : // The number of the process is part of the protocol, and only known in it.
        spawn('sh', ['-c', 'LISTEN_FDS=1 LISTEN_PID=$$ exec "$0" "$@"', command, ...all], {
          ...options,
          stdio: ['ignore', 'pipe', 'pipe', heldSocket],
        });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (output += chunk));
  const ended = once(child, 'exit') as Promise<[number | null]>;
  if (isAwaited) {
    await Promise.race([
      waitForOutput(child, () => output.includes('Server listening at')),
      ended.then(([code]) => {
        throw new Error(`The server ended with ${code} before it listened:\n${output}`);
      }),
    ]);
  }
  return {
    origin: `http://localhost:${ownPort}`,
    process: child,
    output: () => output,
    keeps: (path) => existsSync(join(dataDir, 'last-good', path, 'index.html')),
    printed: (text) => waitForOutput(child, () => output.includes(text)),
    stop: async (signal = 'SIGTERM') => {
      child.kill(signal);
      const [code] = await ended;
      return code;
    },
  };
}

function waitForOutput(child: ChildProcess, isThere: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const check = (): void => {
      if (isThere()) resolve();
    };
    child.stdout?.on('data', check);
    child.stderr?.on('data', check);
    check();
  });
}

/** Below the ports that Linux gives to outgoing connections (32768 and up), thousands of which other tests open meanwhile. */
const PORTS = { from: 15_000, count: 17_000 };
const MOST_TRIES = 100;

/**
 * A port that nobody listens on now, and that nobody gets by chance before it is listened on.
 * @throws Error when none is found
 */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const port = PORTS.from + randomInt(PORTS.count);
    if (await isFree(port)) return port;
  }
  throw new Error('No free port was found.');
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port);
  try {
    await once(server, 'listening');
  } catch {
    // Somebody listens on it.
    return false;
  }
  server.close();
  await once(server, 'close');
  return true;
}
