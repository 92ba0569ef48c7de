// @vitest-environment jsdom
import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeLayout } from '../../../browser/testing.ts';
import { ReadingProgress } from '../PageProgress.tsx';
import { READING_PROGRESS_MAX, READING_PROGRESS_MIN, readingProgress } from './readingProgress.ts';
import { mount } from './readingProgressIsland.ts';

describe('readingProgress', () => {
  test.each([
    [0, 3000, 1000, 0],
    [500, 3000, 1000, 25],
    [2000, 3000, 1000, 100],
    [0, 800, 1000, 0],
    [10, 1000, 1000, 0],
    [-80, 3000, 1000, 0],
    [2080, 3000, 1000, 100],
  ])('%d px of %d in a window of %d: %d%%', (offset, documentHeight, windowHeight, percent) => {
    expect(readingProgress(offset, documentHeight, windowHeight)).toBe(percent);
  });

  test('is always between 0 and 100 and never falls when scrolling down', () => {
    const length = fc.double({ min: -100, max: 100_000, noNaN: true });
    fc.assert(
      fc.property(length, length, length, length, (offset, further, documentHeight, windowHeight) => {
        const before = readingProgress(offset, documentHeight, windowHeight);
        const after = readingProgress(offset + Math.abs(further), documentHeight, windowHeight);
        expect(before).toBeGreaterThanOrEqual(READING_PROGRESS_MIN);
        expect(after).toBeLessThanOrEqual(READING_PROGRESS_MAX);
        expect(after).toBeGreaterThanOrEqual(before);
      }),
    );
  });
});

describe('the bar', () => {
  let layout: ReturnType<typeof fakeLayout>;
  let notifyGrowth: () => void;
  const disconnect = vi.fn();

  beforeEach(() => {
    vi.useFakeTimers();
    layout = fakeLayout({ documentHeight: 3000, windowHeight: 1000 });
    document.body.innerHTML = renderToStaticMarkup(<ReadingProgress />);
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe = vi.fn();
        disconnect = disconnect;
        constructor(notify: () => void) {
          notifyGrowth = notify;
        }
      },
    );
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  const length = () => document.querySelector<HTMLElement>('.r-reading-progress__bar')?.style.inlineSize;

  test('is hidden from assistive technology', () => {
    expect(document.querySelector('.r-reading-progress')?.getAttribute('aria-hidden')).toBe('true');
  });

  test('has its length at once, and follows scroll, resize and growth, once a frame', () => {
    layout.scroll(500);
    const unmount = mount(document.body);
    expect(length()).toBe('25%');
    layout.scroll(1000);
    layout.scroll(1500);
    expect(length()).toBe('25%');
    vi.advanceTimersToNextFrame();
    expect(length()).toBe('75%');
    layout.size.windowHeight = 1500;
    window.dispatchEvent(new Event('resize'));
    vi.advanceTimersToNextFrame();
    expect(length()).toBe('100%');
    layout.size.documentHeight = 4500;
    notifyGrowth();
    vi.advanceTimersToNextFrame();
    expect(length()).toBe('50%');
    unmount?.();
    layout.scroll(0);
    vi.advanceTimersToNextFrame();
    expect(length()).toBe('50%');
    expect(disconnect).toHaveBeenCalledOnce();
  });

  test('is empty when the page cannot scroll', () => {
    layout.size.documentHeight = 700;
    mount(document.body);
    expect(length()).toBe('0%');
  });
});
