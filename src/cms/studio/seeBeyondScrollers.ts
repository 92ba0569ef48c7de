/**
 * Lets each observer of intersections look as far beyond the edges of what scrolls inside the page as beyond those of the window. Payload makes the fields of a
 * setting when their place comes within 1,000 px of the window; in the editor the settings scroll by themselves, and what lies below their edge would stay
 * empty until somebody scrolls to it. Browsers that do not know `scrollMargin` do as they did.
 */
export function seeBeyondScrollers(window: Window & typeof globalThis): void {
  const { IntersectionObserver } = window;
  window.IntersectionObserver = class extends IntersectionObserver {
    constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      super(callback, { scrollMargin: options?.rootMargin, ...options } as IntersectionObserverInit);
    }
  };
}
