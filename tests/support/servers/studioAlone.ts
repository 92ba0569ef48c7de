import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { onTestFinished } from 'vitest';
import { KEEPS_COMPILED, serverCommand } from './serverCommand.ts';
import { freePort } from './site.ts';

/** Next's line once it listens. */
const READY = /Ready in/;

/**
 * Starts the built studio on Next's own server, without ours in the process. In ours it reuses the existing Payload, configuration and all; only
 * here does Next's bundle do the work. It ends with the running test.
 * @param dataDir a data folder with a migrated database
 * @throws when it exits before it listens
 */
export async function runStudioAlone(dataDir: string): Promise<{ origin: string; output(): string }> {
  const port = await freePort();
  const { command, options } = serverCommand(dataDir, port, KEEPS_COMPILED);
  const args = ['node_modules/next/dist/bin/next', 'start', 'src/studio/next', '--port', String(port)];
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = once(child, 'exit');
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk));
  while (!READY.test(output)) {
    await Promise.race([once(child.stdout, 'data'), ended]);
    if (child.exitCode !== null) throw new Error(`The studio ended with ${child.exitCode}:\n${output}`);
  }
  return { origin: `http://localhost:${port}`, output: () => output };
}
