import { defineConfig } from 'vite';

/** The server: our own code in one folder, everything of node_modules as it is. */
export default defineConfig({
  appType: 'custom',
  publicDir: false,
  ssr: { external: true, target: 'node' },
  build: {
    ssr: true,
    outDir: 'dist/server',
    emptyOutDir: true,
    sourcemap: true,
    target: 'node24',
    cssMinify: 'lightningcss',
    reportCompressedSize: false,
    rolldownOptions: {
      input: { main: 'src/server/main.ts', seed: 'src/server/seed.ts' },
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
    },
  },
});
