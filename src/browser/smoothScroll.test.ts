// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { scrollToY } from './smoothScroll.ts';
import { fakeLayout, fakeMedia } from './testing.ts';

let layout: ReturnType<typeof fakeLayout>;

beforeEach(() => {
  vi.useFakeTimers();
  layout = fakeLayout({ documentHeight: 3000, windowHeight: 800 });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('eases in and out for its duration, and arrives exactly', async () => {
  const arrival = scrollToY(1000, 500);
  vi.advanceTimersByTime(100);
  expect(window.scrollY).toBeGreaterThan(0);
  expect(window.scrollY).toBeLessThan(150);
  vi.advanceTimersByTime(150);
  expect(window.scrollY).toBeGreaterThan(450);
  expect(window.scrollY).toBeLessThan(550);
  vi.advanceTimersByTime(266);
  expect(window.scrollY).toBe(1000);
  expect(await arrival).toBe(true);
});

test('overrides a smooth scroll-behavior', () => {
  void scrollToY(1000, 0);
  expect(window.scrollTo).toHaveBeenCalledWith({ top: 1000, behavior: 'instant' });
});

test('is clamped to the scrollable range', async () => {
  await scrollToY(9999, 0);
  expect(window.scrollY).toBe(2200);
  await scrollToY(-50, 0);
  expect(window.scrollY).toBe(0);
});

test('is instant under reduced motion', async () => {
  fakeMedia({ reducedMotion: true });
  expect(await scrollToY(700, 500)).toBe(true);
  expect(window.scrollY).toBe(700);
});

test.each(['wheel', 'touchstart', 'keydown', 'popstate'])('is cancelled by %s', async (type) => {
  const arrival = scrollToY(1000, 500);
  vi.advanceTimersByTime(200);
  const reached = window.scrollY;
  window.dispatchEvent(new Event(type));
  vi.advanceTimersByTime(1000);
  expect(window.scrollY).toBe(reached);
  expect(await arrival).toBe(false);
});

test('a new scroll replaces the previous one', async () => {
  const first = scrollToY(1000, 500);
  vi.advanceTimersByTime(100);
  const second = scrollToY(0, 300);
  vi.advanceTimersByTime(320);
  expect(await first).toBe(false);
  expect(await second).toBe(true);
  expect(window.scrollY).toBe(0);
});

test('follows a moving target', async () => {
  let header = 120;
  const arrival = scrollToY(() => 1000 - header, 500);
  vi.advanceTimersByTime(250);
  header = 60;
  vi.advanceTimersByTime(266);
  expect(await arrival).toBe(true);
  expect(window.scrollY).toBe(940);
});

test('an instant scroll also ends right when the jump shrinks a header', async () => {
  await scrollToY(() => 1000 - (window.scrollY > 100 ? 60 : 120), 0);
  expect(window.scrollY).toBe(940);
});

test('removes its listeners when it has ended', async () => {
  const remove = vi.spyOn(AbortController.prototype, 'abort');
  const arrival = scrollToY(10, 100);
  vi.advanceTimersByTime(120);
  await arrival;
  expect(remove).toHaveBeenCalledOnce();
  layout.scroll(500);
  window.dispatchEvent(new Event('wheel'));
  expect(window.scrollY).toBe(500);
});
