/** Whether a media query matches now; false where there is no `matchMedia`. */
export function matchesMedia(query: string): boolean {
  return Boolean(window.matchMedia?.(query).matches);
}

/** Whether the visitor prefers reduced motion. Evaluated each time, as the setting may change while the page is open. */
export function prefersReducedMotion(): boolean {
  return matchesMedia('(prefers-reduced-motion: reduce)');
}
