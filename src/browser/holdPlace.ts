/**
 * Keeps an element where it is seen while the page above it changes. Until that is done the browser holds no place of its own, which would be
 * that of something else; without an element the page keeps its distance from the top.
 * @returns what is called after the change, with what stands in the place of the element now
 */
export function holdPlace(element: Element | undefined): (now?: Element | null) => void {
  const { style } = document.documentElement;
  const before = topOf(element);
  style.setProperty('overflow-anchor', 'none');
  return (now) => {
    const moved = topOf(now) - before;
    if (moved) window.scrollBy({ top: moved, behavior: 'instant' });
    // The browser would move the page with the frame that shows the change.
    requestAnimationFrame(() => requestAnimationFrame(() => style.removeProperty('overflow-anchor')));
  };
}

/** NaN where nothing is seen of it. */
function topOf(element: Element | null | undefined): number {
  return element?.getClientRects().length ? element.getBoundingClientRect().top : Number.NaN;
}
