import { join } from 'node:path';
import { build } from 'vite';
import { ROOT } from '../lib/root.ts';
import { buildInto } from './buildInto.ts';
import { writePlaces } from './writePlaces.ts';

/** Builds `dist/server/main.js`, and the gazetteer beside it. */
export async function buildServer(): Promise<void> {
  await buildInto(join(ROOT, 'dist/server'), async (outDir) => {
    await build({ root: ROOT, configFile: join(ROOT, 'vite.server.config.ts'), logLevel: 'warn', build: { outDir } });
    writePlaces(join(outDir, 'places.tsv'));
  });
}
