/**
 * The checker as plain script: the package's main entry would start Java or another process. It is CommonJS whose named exports Node cannot detect,
 * so everything is on the default export.
 */
declare module 'recheck/lib/browser.js' {
  import type { checkSync } from 'recheck';

  const checker: { checkSync: typeof checkSync };
  export default checker;
}
