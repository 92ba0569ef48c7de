/**
 * Patches `IntersectionObserver`: every `rootMargin` also applies to scroll containers, as `scrollMargin`. Payload
 * renders a field when it comes within 1,000 px of the window; in the editor the settings are a scroll container, and
 * fields below its edge would stay empty until a user scrolls to them. Browsers without `scrollMargin` are
 * unaffected.
 */
export function seeBeyondScrollers(window: Window & typeof globalThis): void {
  const { IntersectionObserver } = window;
  window.IntersectionObserver = class extends IntersectionObserver {
    constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      super(callback, { scrollMargin: options?.rootMargin, ...options } as IntersectionObserverInit);
    }
  };
}
