import { defineConfig } from 'vite';

/** The server: our own code in one folder, everything of node_modules as it is. */
export default defineConfig({
  appType: 'custom',
  publicDir: false,
  ssr: { external: true, target: 'node' },
  build: {
    ssr: 'src/server/main.ts',
    outDir: 'dist/server',
    emptyOutDir: true,
    sourcemap: true,
    target: 'node24',
    cssMinify: 'lightningcss',
    reportCompressedSize: false,
    rolldownOptions: { output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' } },
  },
});
