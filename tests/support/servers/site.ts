import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { serverCommand } from './serverCommand.ts';

/** Printed when the demo has all its pictures. */
export const DEMO_IS_WHOLE = 'All pictures of the demo are there';

/** The built server, running in a separate process. */
export interface Site {
  readonly origin: string;
  readonly process: ChildProcess;
  /** Its entire output. */
  output(): string;
  /** Whether the last good copy of a page is on its disk. */
  keeps(path: string): boolean;
  /** Resolves once it has printed this text. */
  printed(text: string): Promise<void>;
  /**
   * Sends a signal and waits for the exit.
   * @returns the exit code; null when the signal ended it
   */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

export interface SiteOptions {
  dataDir: string;
  /** Environment variables, such as `DATABASE_URL`, `ROLE` or `NO_DEMO`. */
  env?: Record<string, string>;
  /** A copy of the repository that is built; this one when absent. */
  root?: string;
  /** Default: a free one. */
  port?: number;
  /** Descriptor of the port's socket, for socket activation as by a service manager. */
  heldSocket?: number;
  /** Module preloaded into the server, to inject a fault. */
  preload?: string;
  /** False: does not wait until it listens. */
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
      : // The process id is part of the protocol, and only known inside.
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

/** Below Linux's ephemeral ports (32768 and up), thousands of which other tests use meanwhile. */
const PORTS = { from: 15_000, count: 17_000 };
const MAX_TRIES = 100;

/**
 * A port that is free now, and unlikely to be taken before it is used.
 * @throws Error when none is found
 */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
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
    // Already in use.
    return false;
  }
  server.close();
  await once(server, 'close');
  return true;
}
