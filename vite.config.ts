import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { islandEntries } from './src/islands/entries.ts';
import { SHARED_CHUNKS } from './src/islands/sharedChunks.ts';
import { slimImports } from './src/islands/slimImports.ts';
import { siteAliases } from './src/site/siteAliases.ts';

/** What the browser gets: one chunk per island, shared chunks, and the manifest by which the server finds them. */
export default defineConfig({
  appType: 'custom',
  resolve: { alias: siteAliases(import.meta.dirname) },
  plugins: [react(), islandEntries(), slimImports()],
  publicDir: false,
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    manifest: true,
    modulePreload: {
      // Every browser that runs modules of this target preloads them by itself.
      polyfill: false,
      // Chunks need to name the style of what they import, and nothing else: see slimImports.
      resolveDependencies: (_file, files) => files.filter((file) => file.endsWith('.css')),
    },
    rolldownOptions: {
      // The islands' entries come from their plugin.
      input: {
        'below-fold-lists': 'src/widgets/belowFoldLists.css',
        'below-fold-tours': 'src/widgets/belowFoldTours.css',
      },
      output: {
        codeSplitting: SHARED_CHUNKS,
        // Pages name many of these files, and a name only has to differ from the same file's of another build.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
      },
    },
    target: 'es2022',
    cssMinify: 'lightningcss',
    reportCompressedSize: false,
  },
});
