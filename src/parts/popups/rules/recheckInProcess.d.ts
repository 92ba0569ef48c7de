/**
 * The checker as plain script: the package's own entry would start Java or a process of its own. It is CommonJS whose names Node
 * cannot see from outside, so everything hangs on the default.
 */
declare module 'recheck/lib/browser.js' {
  import type { checkSync } from 'recheck';

  const checker: { checkSync: typeof checkSync };
  export default checker;
}
