/** What says whether the visitor asked for less motion, and when that changes; undefined where there is no `matchMedia`. */
export function motionQuery(): MediaQueryList | undefined {
  return window.matchMedia?.('(prefers-reduced-motion: reduce)');
}
