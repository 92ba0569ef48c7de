import path from 'node:path';
import type { Plugin } from 'vite';
import { findIslands, type IslandFile } from './findIslands.ts';

/** Name prefix of every island's entry in the build and its manifest. */
export const ENTRY_PREFIX = 'island/';

const VIRTUAL_PREFIX = `virtual:${ENTRY_PREFIX}`;
// Prefix by which Vite recognises virtual modules.
const RESOLVED_PREFIX = `\0${VIRTUAL_PREFIX}`;

/** Generates the module that exports an island's `mount`. `preamble` comes first. */
function writeEntry({ file }: IslandFile, preamble = ''): string {
  return `${preamble}export { mount } from ${JSON.stringify(file)};\n`;
}

/**
 * Vite plugin: makes every island below Vite's root a virtual module `virtual:island/<name>` that exports `mount`, and an entry of the client
 * build. The dev server serves it at `/@id/virtual:island/<name>`. Throws as findIslands does.
 */
export function islandEntries(): Plugin {
  let root = process.cwd();
  let preamble = '';

  return {
    name: 'rihla:island-entries',
    config(config, { command, isSsrBuild }) {
      if (command !== 'build' || isSsrBuild) return;
      const islands = findIslands(path.resolve(config.root ?? '.'));
      const input = Object.fromEntries(islands.map(({ name }) => [ENTRY_PREFIX + name, VIRTUAL_PREFIX + name]));
      // Otherwise Vite removes the exports of an entry.
      return { build: { rolldownOptions: { input, preserveEntrySignatures: 'exports-only' } } };
    },
    configResolved(config) {
      root = config.root;
      // Pages of our own server do not pass through Vite, so an island that brings components has to load the fast refresh preamble.
      const hasRefresh =
        config.command === 'serve' && config.plugins.some(({ name }) => name === 'vite:react-virtual-preamble');
      preamble = hasRefresh ? `import '@vitejs/plugin-react/preamble';\n` : '';
    },
    resolveId(id) {
      if (id.startsWith(VIRTUAL_PREFIX)) return `\0${id}`;
    },
    load(id) {
      if (!id.startsWith(RESOLVED_PREFIX)) return;
      const name = id.slice(RESOLVED_PREFIX.length);
      const island = findIslands(root).find((candidate) => candidate.name === name);
      return island && writeEntry(island, preamble);
    },
  };
}
