/** Gap between the focused element and the overlay, in CSS px. */
const GAP = 8;

/**
 * Scrolls the focused element out from under a fixed element (WCAG 2.2, 2.4.11 Focus Not Obscured), away from its edge of the window. Does
 * nothing where they do not overlap.
 */
export function uncover(focused: Element, cover: Element): void {
  const covered = focused.getBoundingClientRect();
  const above = cover.getBoundingClientRect();
  if (cover.contains(focused) || !overlaps(covered, above)) return;
  const isLow = above.top + above.bottom > innerHeight;
  const top = isLow ? covered.bottom - above.top + GAP : covered.top - above.bottom - GAP;
  scrollBy({ top, behavior: 'instant' });
}

function overlaps(one: DOMRect, other: DOMRect): boolean {
  return one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;
}
