import { expect, test } from 'vitest';
import { seeBeyondScrollers } from './seeBeyondScrollers.ts';

test('an IntersectionObserver gets its rootMargin as scrollMargin, unless it sets one', () => {
  class Observer {
    told: () => void;
    options: object;
    constructor(told: () => void, options: object) {
      this.told = told;
      this.options = options;
    }
  }
  const window = { IntersectionObserver: Observer } as unknown as Window & typeof globalThis;
  seeBeyondScrollers(window);
  const told = () => {};
  expect(new window.IntersectionObserver(told, { rootMargin: '1000px', threshold: 0 })).toEqual({
    told,
    options: { rootMargin: '1000px', scrollMargin: '1000px', threshold: 0 },
  });
  const own = { rootMargin: '1000px', scrollMargin: '0px' } as IntersectionObserverInit;
  expect(new window.IntersectionObserver(told, own)).toHaveProperty('options', own);
  expect(new window.IntersectionObserver(told)).toHaveProperty('options.scrollMargin', undefined);
});
