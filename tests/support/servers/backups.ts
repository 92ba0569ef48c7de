import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { KEEPS_COMPILED, serverCommand } from './serverCommand.ts';

const ROOT = resolve(import.meta.dirname, '../../..');

export interface Ended {
  code: number | null;
  /** Output of both streams. */
  output: string;
}

interface CommandOptions {
  dataDir: string;
  /** Environment variables, such as `DATABASE_URL`. */
  env?: Record<string, string>;
}

/** Runs `npm run backup` or `npm run restore` in a separate process, for the site of a data folder. */
export async function runScript(
  name: 'backup' | 'restore',
  args: readonly string[],
  options: CommandOptions,
): Promise<Ended> {
  const child = startScript(name, args, options);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (output += chunk));
  const code = await new Promise<number | null>((done, fail) => child.once('error', fail).once('close', done));
  return { code, output };
}

/** Starts it, for a test that kills it. */
export function startScript(
  name: 'backup' | 'restore',
  args: readonly string[],
  { dataDir, env }: CommandOptions,
): ChildProcess {
  const { command, options } = serverCommand(dataDir, 0, { ...KEEPS_COMPILED, ...env });
  const settings: SpawnOptions = { ...options, cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] };
  return spawn(command, [`scripts/${name}.ts`, ...args], settings);
}
