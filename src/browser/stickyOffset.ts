/** Marks an element that may stick to the top of the window, such as the site's header. */
const STICKY_TOP_SELECTOR = '[data-sticky-top]';

/** Marks the admin bar of a signed-in editor. */
export const ADMIN_BAR_SELECTOR = '[data-admin-bar]';

/**
 * How much of the window's top is covered right now, in CSS pixels: the heights of the fixed or stuck elements and of the admin bar (spec, section
 * 9, "Table of contents"), and what lies between them where they stand apart. What sticks in a column covers no text beside it. Read it when it
 * is needed; headers shrink and hide.
 */
export function stickyOffset(): number {
  const bars = [...document.querySelectorAll(`${ADMIN_BAR_SELECTOR}, ${STICKY_TOP_SELECTOR}`)].filter(covers);
  const boxes = bars.map((bar) => bar.getBoundingClientRect());
  // Without the part that has been moved out of the window, as headers do that hide on the way down.
  const heights = boxes.map(({ bottom, top }) => Math.max(0, bottom - Math.max(0, top)));
  return Math.max(
    0,
    heights.reduce((sum, height) => sum + height, 0),
    ...boxes.map(({ bottom }) => bottom),
  );
}

function covers(element: Element): boolean {
  const style = getComputedStyle(element);
  const { top, width } = element.getBoundingClientRect();
  // A sticky element covers nothing as long as it still stands below its line. One pixel for rounding.
  const isStuck = style.position === 'sticky' && top <= Number.parseFloat(style.top) + 1;
  return (isStuck || style.position === 'fixed') && width * 2 > document.documentElement.clientWidth;
}
