import { createHash } from 'node:crypto';
import { cpSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { buildLoader } from '../../src/islands/buildLoader.ts';
import { buildFonts } from '../../src/styles/fonts/build/buildFonts.ts';
import { ROOT } from '../lib/root.ts';
import { buildInto } from './buildInto.ts';
import { precompress } from './precompress.ts';

const CLIENT = join(ROOT, 'dist/client');

/** Builds `dist/client`: islands and their manifest, the loader, the fonts, and compressed copies of all text files. */
export async function buildClient(): Promise<void> {
  await buildInto(CLIENT, async (outDir) => {
    await build({ root: ROOT, configFile: join(ROOT, 'vite.config.ts'), logLevel: 'warn', build: { outDir } });
    await writeLoader(outDir);
    takeFonts(outDir);
    await buildFonts(outDir);
    await precompress(join(outDir, 'assets'));
  });
}

/** The loader is a file with a content hash in its name, so that browsers cache it across pages. */
async function writeLoader(outDir: string): Promise<void> {
  const code = await buildLoader();
  const name = `loader-${createHash('sha256').update(code).digest('hex').slice(0, 10)}.js`;
  writeFileSync(join(outDir, 'assets', name), code);
  writeFileSync(join(outDir, 'loader.json'), JSON.stringify(`/assets/${name}`));
}

/** Subsetting fonts is slow; their builder reuses those of the last build that are still valid. */
function takeFonts(outDir: string): void {
  for (const name of ['fonts.json', 'assets/fonts']) {
    if (existsSync(join(CLIENT, name))) cpSync(join(CLIENT, name), join(outDir, name), { recursive: true });
  }
}
