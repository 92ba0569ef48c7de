import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

const START_LIMIT_MS = 20_000;

/** A reverse proxy before a site, such as nginx, running in the foreground. */
export interface Front {
  /** Such as `http://localhost:4800`. */
  readonly origin: string;
  readonly process: ChildProcess;
  /** Its entire output. */
  output(): string;
  /** Stops it and removes its folder. */
  stop(): Promise<void>;
}

export interface FrontOptions {
  port: number;
  /** The program and its arguments. */
  command: readonly [string, ...string[]];
  env?: Record<string, string>;
  /** Folder of its configuration and files: removed at the end. */
  folder: string;
  /** Path that answers when it is ready. */
  ready: { path: string; isThere?: (status: number) => boolean };
}

/**
 * Starts it and waits until it answers.
 * @throws with its output when it does not
 */
export async function startFront({ port, command, env, folder, ready }: FrontOptions): Promise<Front> {
  const [file, ...args] = command;
  const child = spawn(file, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env } });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk));
  const ended = once(child, 'exit');
  const origin = `http://localhost:${port}`;
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  if (!(await answers(child, `${origin}${ready.path}`, ready.isThere))) {
    const end = child.exitCode === null ? 'It does not listen.' : `It ended with ${child.exitCode}.`;
    await stop();
    throw new Error(`${file} did not start. ${end}\n${output}`);
  }
  return { origin, process: child, output: () => output, stop };
}

async function answers(
  child: ChildProcess,
  address: string,
  isThere: (status: number) => boolean = () => true,
): Promise<boolean> {
  const end = performance.now() + START_LIMIT_MS;
  while (child.exitCode === null && performance.now() < end) {
    const answered = await fetch(address, { method: 'HEAD', redirect: 'manual' }).then(
      ({ status }) => isThere(status),
      // Not listening yet.
      () => false,
    );
    if (answered) return true;
    await pause(20);
  }
  return false;
}
