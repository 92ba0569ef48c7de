import type { Plugin } from 'vite';
import { buildLoader } from '../../src/islands/buildLoader.ts';

/** Address of the loader of islands in development. */
export const LOADER_PATH = '/dist/dev/loader.js';

/** Serves the loader of islands as built: Vite would turn its dynamic imports into a module, and pages have it as a classic script. */
export async function serveLoader(): Promise<Plugin> {
  const loader = await buildLoader();
  return {
    name: 'serve-loader',
    configureServer({ middlewares }) {
      middlewares.use(LOADER_PATH, (_request, response) => {
        response.setHeader('content-type', 'text/javascript; charset=utf-8');
        response.end(loader);
      });
    },
  };
}
