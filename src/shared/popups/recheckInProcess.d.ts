/** The checker as plain script: the package's own entry would start Java or a process of its own. */
declare module 'recheck/lib/browser.js' {
  export { checkSync } from 'recheck';
}
