import { vi } from 'vitest';

type Box = { top: number; height: number; isFixed?: boolean };

/** Fake layout for jsdom. Lengths in CSS px; `top` from the document's top, or the window's if fixed. */
export function fakeLayout({ documentHeight = 3000, windowHeight = 800 } = {}) {
  const boxes = new Map<Element, Box>();
  const size = { documentHeight, windowHeight };
  let scrollY = 0;

  const rect = (element: Element): DOMRect => {
    const box = boxes.get(element) ?? { top: 0, height: 0 };
    return new DOMRect(0, box.isFixed ? box.top : box.top - scrollY, 100, box.height);
  };
  const scroll = (y: number): void => {
    scrollY = y;
    window.dispatchEvent(new Event('scroll'));
  };
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => scrollY);
  vi.spyOn(window, 'innerHeight', 'get').mockImplementation(() => size.windowHeight);
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockImplementation(() => size.documentHeight);
  // The other overload is never called.
  vi.spyOn(window, 'scrollTo').mockImplementation(((options: ScrollToOptions) => scroll(options.top ?? 0)) as never);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return rect(this);
  });
  vi.spyOn(Element.prototype, 'getClientRects').mockImplementation(function (this: Element) {
    return (boxes.has(this) ? [rect(this)] : []) as unknown as DOMRectList;
  });
  return {
    size,
    scroll,
    place: (element: Element | null, box: Box) => element && boxes.set(element, box),
  };
}

/** Fake `matchMedia` for widths, as this code writes them, and reduced motion. */
export function fakeMedia(media: { width?: number; reducedMotion?: boolean }): void {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: judge(query, media) }));
}

function judge(query: string, { width = 1280, reducedMotion = false }: { width?: number; reducedMotion?: boolean }) {
  if (query === '(prefers-reduced-motion: reduce)') return reducedMotion;
  const [, above] = /(\d+)px < width/.exec(query) ?? /width > (\d+)px/.exec(query) ?? [];
  const [, most] = /width <= (\d+)px/.exec(query) ?? [];
  if (!above && !most) throw new Error(`fakeMedia cannot judge "${query}"`);
  return width > Number(above ?? -1) && width <= Number(most ?? Number.POSITIVE_INFINITY);
}
