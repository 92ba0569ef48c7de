import { join } from 'node:path';
import { build } from 'vite';
import { buildInto } from '../../../scripts/build/buildInto.ts';
import { ROOT } from '../../../scripts/lib/root.ts';

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Name the folder of the result.');

// Bundles the writer like the server: it renders pages, whose files Node alone cannot load.
await buildInto(folder, async (outDir) => {
  const configFile = join(ROOT, 'vite.server.config.ts');
  const ssr = join(import.meta.dirname, 'writer.ts');
  await build({ root: ROOT, configFile, logLevel: 'warn', build: { ssr, outDir } });
});
