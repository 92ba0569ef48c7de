import { join } from 'node:path';
import { build } from 'vite';
import { ROOT } from '../lib/root.ts';

/** Makes `dist/server/main.js`. */
export async function buildServer(): Promise<void> {
  await build({ root: ROOT, configFile: join(ROOT, 'vite.server.config.ts'), logLevel: 'warn' });
}
