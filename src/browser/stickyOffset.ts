/** Marks an element that may stick to the top of the window, such as the site's header. */
const STICKY_TOP_SELECTOR = '[data-sticky-top]';

/** Marks the admin bar of a signed-in editor. */
export const ADMIN_BAR_SELECTOR = '[data-admin-bar]';

/**
 * Height of the covered area at the window's top, in CSS px: fixed or stuck elements and the admin bar (spec),
 * with gaps between them. Sticky elements in a column cover no text beside them. Read it when needed; headers shrink and hide.
 */
export function stickyOffset(): number {
  const bars = [...document.querySelectorAll(`${ADMIN_BAR_SELECTOR}, ${STICKY_TOP_SELECTOR}`)].filter(covers);
  const boxes = bars.map((bar) => bar.getBoundingClientRect());
  // Excludes the part moved out of the window, as of headers that hide on scrolling down.
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
  // A sticky element covers nothing while it is still below its line. One pixel for rounding.
  const isStuck = style.position === 'sticky' && top <= Number.parseFloat(style.top) + 1;
  return (isStuck || style.position === 'fixed') && width * 2 > document.documentElement.clientWidth;
}
