/** Marks an element that may stick to the top of the window, such as the site's header. */
export const STICKY_TOP_SELECTOR = '[data-sticky-top]';

/** Marks the admin bar of a signed-in editor. */
export const ADMIN_BAR_SELECTOR = '[data-admin-bar]';

/**
 * How much of the window's top is covered right now, in CSS pixels: down to where the lowest of the fixed or stuck elements ends, the admin bar
 * among them (spec, section 9, "Table of contents"). What sticks in a column covers no text beside it. Read it when it is needed; headers
 * shrink and hide.
 */
export function stickyOffset(): number {
  const bars = document.querySelectorAll(`${ADMIN_BAR_SELECTOR}, ${STICKY_TOP_SELECTOR}`);
  return Math.max(0, ...[...bars].map(coveredBy));
}

function coveredBy(element: Element): number {
  const style = getComputedStyle(element);
  const { bottom, top, width } = element.getBoundingClientRect();
  // A sticky element covers nothing as long as it still stands below its line. One pixel for rounding.
  const isStuck = style.position === 'sticky' && top <= Number.parseFloat(style.top) + 1;
  if (!isStuck && style.position !== 'fixed') return 0;
  return width * 2 > document.documentElement.clientWidth ? bottom : 0;
}
