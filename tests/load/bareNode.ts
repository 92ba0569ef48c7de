import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort } from '../support/servers/site.ts';

/** Starts a server that sends one page's bytes, with Node's own HTTP server and nothing else. */
export async function startBareNode(url: string): Promise<{ url: string; pid: number; stop(): Promise<void> }> {
  const port = await freePort();
  const args = ['--max-semi-space-size=16', join(import.meta.dirname, 'bareServer.ts'), url, String(port)];
  const server = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(server, 'exit');
  const isReady = await Promise.race([once(server.stdout, 'data').then(() => true), ended.then(() => false)]);
  if (!isReady) throw new Error('The bare server ended before it listened; what it said is above.');
  return {
    url: `http://localhost:${port}/`,
    pid: server.pid as number,
    stop: async () => {
      server.kill('SIGTERM');
      await ended;
    },
  };
}
