/** Media query for `prefers-reduced-motion`; undefined without `matchMedia`. */
export function motionQuery(): MediaQueryList | undefined {
  return window.matchMedia?.('(prefers-reduced-motion: reduce)');
}
