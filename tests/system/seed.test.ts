import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { serverCommand } from '../support/serverCommand.ts';

it('leaves no process behind that goes on with the demo when it is killed', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'rihla-seed-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const { command, args, options } = serverCommand(dataDir, 0);
  const server = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'inherit'] });
  const output = await printed(server, 'drawing and storing the pictures');

  server.kill('SIGKILL');
  // The output closes when the last process that holds it has ended.
  const [, signal] = await once(server, 'close');
  expect(signal).toBe('SIGKILL');
  expect(output()).not.toContain('The demo site is ready');
});

/** @returns what is printed, also from then on */
function printed(server: ChildProcess, words: string): Promise<() => string> {
  let output = '';
  return new Promise((resolve, reject) => {
    server.stdout?.on('data', (chunk: Buffer) => {
      output += chunk;
      if (output.includes(words)) resolve(() => output);
    });
    server.once('exit', () => reject(new Error(`The server ended before it printed "${words}":\n${output}`)));
  });
}
