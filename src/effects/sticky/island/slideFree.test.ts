// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { canSlide, slideFree, slideOf } from './slideFree.ts';

const box = { size: 50, limit: 2000 };
let element: HTMLElement;
const cancel = vi.fn();
const animate = vi.fn((_keyframes: object, _options: object) => ({ cancel }));

beforeEach(() => {
  vi.stubGlobal(
    'ScrollTimeline',
    class {
      options: object;
      constructor(options: object) {
        this.options = options;
      }
    },
  );
  document.body.innerHTML = '<section style="position: relative"><div></div></section>';
  element = document.querySelector('div') as HTMLElement;
  Object.assign(element, { animate, getAnimations: () => [] });
});
afterEach(() => vi.unstubAllGlobals());

test('past its column it moves with the page’s scrolling, to the end of the page', () => {
  expect(slideOf(box, { columnEnd: 600, edge: 'top', line: 70 }, 800)).toEqual({
    from: 480,
    to: 1880,
    moves: [0, 1400],
  });
});

test('at the bottom mirrored: from the top of the page to the start of its column', () => {
  // The column begins at 900 px, the page at 100.
  expect(slideOf({ size: 50, limit: -100 }, { columnEnd: -900, edge: 'bottom', line: 0 }, 800)).toEqual({
    from: -650,
    to: 150,
    moves: [-800, 0],
  });
});

test('is animated by a scroll timeline, with raised ancestors, and restores everything', () => {
  const hold = slideFree(element, { from: 480, to: 1880, moves: [0, 1400] });
  expect(animate).toHaveBeenCalledExactlyOnceWith(
    { translate: ['0 0px', '0 1400px'] },
    expect.objectContaining({
      timeline: { options: { source: document.documentElement } },
      rangeStart: '480px',
      rangeEnd: '1880px',
      composite: 'replace',
      fill: 'both',
    }),
  );
  const section = document.querySelector('section');
  hold.place('top', 70);
  expect(section?.hasAttribute('data-sticky-above')).toBe(true);
  hold.place('top', undefined);
  expect(section?.hasAttribute('data-sticky-above')).toBe(false);
  hold.place('top', 70);
  hold.release();
  expect([section?.hasAttribute('data-sticky-above'), cancel.mock.calls.length]).toEqual([false, 1]);
});

test('is unsupported without scroll timelines', () => {
  expect(canSlide()).toBe(true);
  vi.unstubAllGlobals();
  expect(canSlide()).toBe(false);
});
