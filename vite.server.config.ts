import { join } from 'node:path';
import { defineConfig } from 'vite';
import { siteAliases } from './src/site/siteAliases.ts';

/**
 * What is bundled with our own code. Node reads a package's `package.json` for each of its files, and drizzle's has 177 kB: loaded
 * from node_modules, the database's packages cost a second of every start and 100 MB. Of lucide only the icons used are wanted.
 */
const BUNDLED = ['drizzle-orm', /^@payloadcms\/(drizzle|db-sqlite|db-postgres)$/, 'lucide-react'];

/** The server: our own code in one folder, everything else of node_modules as it is. */
export default defineConfig({
  appType: 'custom',
  resolve: {
    alias: [
      ...siteAliases(import.meta.dirname),
      { find: /^payload\/node$/, replacement: join(import.meta.dirname, 'scripts/lib/noPayloadCommand.ts') },
    ],
  },
  publicDir: false,
  ssr: { external: true, noExternal: BUNDLED, target: 'node' },
  build: {
    ssr: true,
    outDir: 'dist/server',
    emptyOutDir: true,
    sourcemap: true,
    target: 'node24',
    cssMinify: 'lightningcss',
    reportCompressedSize: false,
    rolldownOptions: {
      input: {
        main: 'src/server/main.ts',
        draw: 'src/server/drawing/draw.ts',
        pictures: 'src/cms/media/worker/main.ts',
        seed: 'src/server/seed.ts',
        compressor: 'src/server/cache/compressWorker.ts',
        patterns: 'src/cms/fields/pattern/speedWorker.ts',
        markup: 'src/widgets/html/sanitizeWorker.ts',
        typefaces: 'src/cms/typefaces/worker/main.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
      // Directives for other bundlers, and a way to load a formatter that only writing a schema needs.
      checks: { eval: false },
      onLog(level, log, handle) {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log);
      },
    },
  },
});
