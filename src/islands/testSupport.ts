import { vi } from 'vitest';

/** Silences console[method] for this test and returns a function that takes the calls so far, so that none counts as unexpected. */
export function expectConsole(method: 'error' | 'warn'): () => unknown[][] {
  // biome-ignore lint/suspicious/noConsole: read, not written
  const spy = vi.mocked(console[method]).mockImplementation(() => undefined);
  return () => {
    const calls = [...spy.mock.calls];
    spy.mockClear();
    return calls;
  };
}

/** Inserts HTML into the document and returns its element. */
export function insertHtml(html: string): HTMLElement {
  document.body.insertAdjacentHTML('beforeend', html);
  return document.body.lastElementChild as HTMLElement;
}

/** Fake IntersectionObserver, which jsdom lacks; `current` is the latest one. */
export class FakeIntersectionObserver {
  static current: FakeIntersectionObserver;
  observed: Element[] = [];
  notify: (isIntersecting: boolean) => void;
  options: IntersectionObserverInit;

  constructor(callback: (entries: { isIntersecting: boolean }[]) => void, options: IntersectionObserverInit) {
    this.notify = (isIntersecting) => this.observed.length && callback([{ isIntersecting }]);
    this.options = options;
    FakeIntersectionObserver.current = this;
  }
  observe(element: Element) {
    this.observed.push(element);
  }
  disconnect() {
    this.observed = [];
  }
}
