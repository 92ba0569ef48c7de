/**
 * Scroll anchoring: keeps an element at its position in the window while content above it changes. The browser's own scroll anchoring, which may
 * pick another element, is off meanwhile; without an element the scroll position is kept.
 * @returns to be called after the change, with the element's replacement
 */
export function holdPlace(element: Element | undefined): (now?: Element | null) => void {
  const { style } = document.documentElement;
  const before = topOf(element);
  style.setProperty('overflow-anchor', 'none');
  return (now) => {
    const moved = topOf(now) - before;
    if (moved) window.scrollBy({ top: moved, behavior: 'instant' });
    // The browser's scroll anchoring would move the page in the frame that shows the change.
    requestAnimationFrame(() => requestAnimationFrame(() => style.removeProperty('overflow-anchor')));
  };
}

/** NaN when it is not visible. */
function topOf(element: Element | null | undefined): number {
  return element?.getClientRects().length ? element.getBoundingClientRect().top : Number.NaN;
}
