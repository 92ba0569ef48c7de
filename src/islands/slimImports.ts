import type { Plugin } from 'vite';

/** The module by which Vite wraps every `import()` of the client build. */
const VITE_HELPER = '\0vite/preload-helper.js';

/**
 * Takes what a chunk brings: its style sheets, once each, which are all that `vite.config.ts` has it name. Its modules are left to
 * the browser: a link that fetches them ahead is no script the page's policy trusts.
 */
const SLIM_HELPER = `const takeStyle = (file) => document.querySelector(\`link[href="/\${file}"]\`) || new Promise((onload) =>
  document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: '/' + file, onload, onerror: onload })));
export const __vitePreload = (load, files = []) => Promise.all(files.map(takeStyle)).then(load);`;

/** Vite plugin: a helper of 0.15 kB in place of Vite's own of 0.7 kB. A style sheet that cannot be had holds nothing up. */
export function slimImports(): Plugin {
  return {
    name: 'rihla:slim-imports',
    enforce: 'pre',
    apply: 'build',
    load(id) {
      if (id === VITE_HELPER) return SLIM_HELPER;
    },
  };
}
