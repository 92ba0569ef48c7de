/** Marks an element that may stick to the top of the window, such as the site's header. */
export const STICKY_TOP_SELECTOR = '[data-sticky-top]';

/** Marks the admin bar of a signed-in editor. */
export const ADMIN_BAR_SELECTOR = '[data-admin-bar]';

/**
 * How much of the window's top is covered right now, in CSS pixels: the heights of the fixed or stuck elements and of
 * the admin bar (spec, section 9, "Table of contents"). Read it when it is needed; headers shrink and hide.
 */
export function stickyOffset(): number {
  const bars = document.querySelectorAll(`${ADMIN_BAR_SELECTOR}, ${STICKY_TOP_SELECTOR}`);
  return [...bars].reduce((covered, bar) => covered + coveredBy(bar), 0);
}

function coveredBy(element: Element): number {
  const style = getComputedStyle(element);
  const { top, bottom } = element.getBoundingClientRect();
  // A sticky element covers nothing as long as it still stands below its line. One pixel for rounding.
  const isStuck = style.position === 'sticky' && top <= Number.parseFloat(style.top) + 1;
  if (!isStuck && style.position !== 'fixed') return 0;
  // Without the part that has been moved out of the window, as headers do that hide on the way down.
  return Math.max(0, bottom - Math.max(0, top));
}
