import { createHash } from 'node:crypto';
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { buildLoader } from '../../src/islands/buildLoader.ts';
import { buildFonts } from '../../src/styles/fonts/build/buildFonts.ts';
import { ROOT } from '../lib/root.ts';
import { precompress } from './precompress.ts';

const CLIENT = join(ROOT, 'dist/client');

/** Makes `dist/client`: islands and their manifest, the loader, the fonts, and compressed copies of all text. */
export async function buildClient(): Promise<void> {
  clear();
  await build({ root: ROOT, configFile: join(ROOT, 'vite.config.ts'), logLevel: 'warn' });
  await writeLoader();
  await buildFonts(CLIENT);
  await precompress(join(CLIENT, 'assets'));
}

/** The loader is a file of its own, named after its content, so that browsers keep it from page to page. */
async function writeLoader(): Promise<void> {
  const code = await buildLoader();
  const name = `loader-${createHash('sha256').update(code).digest('hex').slice(0, 10)}.js`;
  writeFileSync(join(CLIENT, 'assets', name), code);
  writeFileSync(join(CLIENT, 'loader.json'), JSON.stringify(`/assets/${name}`));
}

/** Fonts stay: they take long to cut, and their builder sees for itself which are still right. */
function clear(): void {
  for (const folder of [CLIENT, join(CLIENT, 'assets')]) {
    for (const name of listFolder(folder)) {
      if (!['assets', 'fonts', 'fonts.json'].includes(name)) rmSync(join(folder, name), { recursive: true });
    }
  }
}

function listFolder(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
