// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CleanUp } from '../types.ts';
import { scroll } from './scroll.ts';

const start = vi.fn();
let cleanUp: CleanUp;

beforeEach(() => {
  vi.useFakeTimers();
  start.mockReset();
  scrollPageTo(0);
});

afterEach(() => {
  cleanUp();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function scrollPageTo(top: number) {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
  window.dispatchEvent(new Event('scroll'));
}

function arm() {
  cleanUp = scroll(start, '', document.body, vi.fn());
}

test('fires at 30 px', () => {
  arm();
  vi.advanceTimersByTime(500);
  scrollPageTo(29);
  expect(start).not.toHaveBeenCalled();
  scrollPageTo(30);
  expect(start).toHaveBeenCalled();
});

test('checks nothing before 500 ms, then fires when the page is already beyond', () => {
  arm();
  scrollPageTo(400);
  vi.advanceTimersByTime(499);
  expect(start).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(start).toHaveBeenCalledOnce();
});

test('counts the 500 ms from the load event', () => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  scrollPageTo(400);
  arm();
  vi.advanceTimersByTime(5_000);
  expect(start).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('load'));
  vi.advanceTimersByTime(500);
  expect(start).toHaveBeenCalledOnce();
});

test.each([0, 600])('stops listening when cleaned up after %i ms', (ms) => {
  arm();
  vi.advanceTimersByTime(ms);
  cleanUp();
  scrollPageTo(400);
  vi.runAllTimers();
  expect(start).not.toHaveBeenCalled();
});
