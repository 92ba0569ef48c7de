import path from 'node:path';
import { build, type Rolldown } from 'vite';

/**
 * Builds the loader for the browser and returns its minified text: a classic script that starts itself, to be put
 * inline into the page's head or body.
 * Throws when Vite cannot build it.
 */
export async function buildLoader(): Promise<string> {
  const result = await build({
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2022',
      // Vite's modulepreload polyfill would be larger than the loader.
      modulePreload: false,
      rolldownOptions: {
        input: path.join(import.meta.dirname, 'loaderEntry.ts'),
        output: { format: 'iife' },
      },
    },
  });
  const { output } = (Array.isArray(result) ? result[0] : result) as Rolldown.RolldownOutput;
  return output[0].code.trim();
}
