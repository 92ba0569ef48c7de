import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { serverCommand } from '../support/servers/serverCommand.ts';
import { freePort } from '../support/servers/site.ts';
import { waitUntil } from './waitUntil.ts';

/** Time from its start until a process answers, in ms. */
export interface StartUp {
  site: number;
  studio: number;
}

/** Starts the built server on a migrated data folder and polls the front page and the studio until both answer. */
export async function measureStartUp(dataDir: string): Promise<StartUp> {
  const port = await freePort();
  const { command, args, options } = serverCommand(dataDir, port);
  const began = performance.now();
  const server = spawn(command, args, { ...options, stdio: 'ignore' });
  const ended = once(server, 'exit');
  try {
    const answers = async (path: string): Promise<number> => {
      await waitUntil(
        async () => (await fetch(`http://localhost:${port}${path}`, { redirect: 'manual' })).status < 400,
      );
      return performance.now() - began;
    };
    const site = await answers('/');
    return { site, studio: await answers('/admin/login') };
  } finally {
    server.kill('SIGTERM');
    await ended;
  }
}
