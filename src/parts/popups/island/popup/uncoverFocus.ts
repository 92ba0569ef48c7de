/** CSS px between what has focus and the popup. */
const GAP = 8;

/**
 * Scrolls what gets focus on the page out from under a popup that leaves the page in reach (WCAG 2.2, 2.4.11 Focus Not
 * Obscured): away from the edge of the window at which the popup stands.
 */
export function uncoverFocus(element: HTMLElement, frame: HTMLElement, signal: AbortSignal): void {
  document.addEventListener(
    'focusin',
    ({ target }) => {
      const focused = target as HTMLElement;
      if (element.contains(focused)) return;
      const covered = focused.getBoundingClientRect();
      const cover = frame.getBoundingClientRect();
      if (!overlaps(covered, cover)) return;
      const isLow = cover.top + cover.bottom > innerHeight;
      const top = isLow ? covered.bottom - cover.top + GAP : covered.top - cover.bottom - GAP;
      scrollBy({ top, behavior: 'instant' });
    },
    { signal },
  );
}

function overlaps(one: DOMRect, other: DOMRect): boolean {
  return one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;
}
