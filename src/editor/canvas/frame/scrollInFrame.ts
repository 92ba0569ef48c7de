import { boxOf } from './measure.ts';

/**
 * Scrolls an element into view inside its page only. The browser's own `scrollIntoView` would also scroll the window
 * around the frame.
 * @param block position in the viewport, if it is not in view
 */
export function scrollInFrame(element: Element, block: 'start' | 'center', behavior: ScrollBehavior): void {
  const view = element.ownerDocument.defaultView;
  if (!view) return;
  for (let around = element.parentElement; around; around = around.parentElement) scrollInside(around, element);
  const box = boxOf(element);
  if (!box) return;
  const top = block === 'start' ? box.y - marginOf(element) : box.y + box.height / 2 - view.innerHeight / 2;
  view.scrollBy({ top, behavior });
}

/** Scrolls a container, such as a carousel or a panel, to the element. */
function scrollInside(container: Element, element: Element): void {
  const { body, documentElement } = container.ownerDocument;
  if (container === body || container === documentElement) return;
  const [outer, inner] = [container.getBoundingClientRect(), element.getBoundingClientRect()];
  const left =
    container.scrollWidth > container.clientWidth ? distance([outer.left, outer.right], [inner.left, inner.right]) : 0;
  const top =
    container.scrollHeight > container.clientHeight
      ? distance([outer.top, outer.bottom], [inner.top, inner.bottom])
      : 0;
  if (left || top) container.scrollBy({ left, top, behavior: 'instant' });
}

/** Distance to scroll so that one range is inside another, or at least begins there. */
function distance([from, to]: readonly [number, number], [start, end]: readonly [number, number]): number {
  if (start < from) return start - from;
  return end > to ? Math.min(end - to, start - from) : 0;
}

/** Scroll padding that the page's style keeps free, such as for a fixed header. */
function marginOf(element: Element): number {
  const view = element.ownerDocument.defaultView;
  const style = view?.getComputedStyle(element);
  const page = view?.getComputedStyle(element.ownerDocument.documentElement);
  return (
    (Number.parseFloat(style?.scrollMarginTop ?? '') || 0) + (Number.parseFloat(page?.scrollPaddingTop ?? '') || 0)
  );
}
