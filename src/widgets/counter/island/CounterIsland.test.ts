// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeMovement } from '../../../browser/movementTesting.ts';
import { insertHtml } from '../../../islands/testSupport.ts';
import { mount } from './CounterIsland.ts';

const PROPS = { from: 0, to: 1000, seconds: 2, decimals: 0, locale: 'en', hasGroups: true };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

function start(props: object = {}, isLess = false) {
  const visitor = fakeMovement();
  if (isLess) visitor.askForLessMotion(true);
  const element = insertHtml(
    '<div><span class="r-counter__figure"><span class="r-counter__number">1,000</span></span></div>',
  );
  const stop = mount(element, { ...PROPS, ...props });
  return { ...visitor, element, stop, count: () => element.querySelector('.r-counter__count')?.textContent };
}

test('waits until visible, counts up once, and restores the number', () => {
  const { count, element, see } = start();
  vi.advanceTimersByTime(5000);
  expect(count()).toBe('0');
  see();
  vi.advanceTimersByTime(1000);
  expect(Number(count()?.replace(',', ''))).toBeGreaterThan(500);
  expect(element.querySelector('.r-counter__number')?.textContent).toBe('1,000');
  vi.advanceTimersByTime(1200);
  expect(element.innerHTML).toBe('<span class="r-counter__figure"><span class="r-counter__number">1,000</span></span>');
});

test('counting is hidden from screen readers', () => {
  expect(start().element.querySelector('.r-counter__count')?.getAttribute('aria-hidden')).toBe('true');
});

test('under prefers-reduced-motion nothing counts, also when it turns on meanwhile', () => {
  expect(start({}, true).count()).toBeUndefined();
  const { askForLessMotion, count, see } = start();
  see();
  vi.advanceTimersByTime(100);
  askForLessMotion(true);
  vi.advanceTimersByTime(100);
  expect(count()).toBeUndefined();
});

test.each([{ to: Number.NaN }, { to: 'x' }, { seconds: 0 }, { seconds: 'x' }])('%j does not count', (props) => {
  expect(start(props).count()).toBeUndefined();
});

test('unmounting restores the number', () => {
  const { count, stop } = start();
  stop?.();
  expect(count()).toBeUndefined();
});
