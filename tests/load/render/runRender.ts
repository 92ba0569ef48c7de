import { execFile } from 'node:child_process';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'vite';
import type { RenderedPageName, RenderFigures } from './renderFigures.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const OUT = join(ROOT, 'dist/bench');

/**
 * Builds the measuring process like the server and runs it on its own data folder, to which it adds a page.
 * @param articlePath an article to render
 * @param renders of each page
 */
export async function runRender(
  dataDir: string,
  articlePath: string,
  renders: number,
): Promise<Record<RenderedPageName, RenderFigures>> {
  await build({
    root: ROOT,
    configFile: join(ROOT, 'vite.server.config.ts'),
    logLevel: 'warn',
    build: { outDir: OUT, ssr: 'tests/load/render/main.ts' },
  });
  const args = [join(OUT, 'main.js'), dataDir, articlePath, String(renders)];
  const env: NodeJS.ProcessEnv = { ...process.env, NODE_ENV: 'production' };
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: ROOT, env, maxBuffer: 1 << 24 });
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Record<RenderedPageName, RenderFigures>;
}
