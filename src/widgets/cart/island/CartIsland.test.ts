// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mount } from './CartIsland.ts';

const NOW = new Date('2027-03-01T12:00:00Z');
const words = { ended: 'Over.', fiveMinutes: 'Five.', left: 'Left', oneMinute: 'One.' };
let element: HTMLElement;
const shown = () => ['.r-cart__clock', '.r-cart__status'].map((part) => element.querySelector(part)?.textContent);

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  document.body.innerHTML =
    '<div><time>12:06 UTC</time><span class="r-cart__clock"></span><p class="r-cart__status"></p></div>';
  element = document.body.firstElementChild as HTMLElement;
});
afterEach(() => {
  vi.useRealTimers();
});

test('the countdown runs, and is announced at three moments', () => {
  const stop = mount(element, { until: '2027-03-01T12:05:30Z', words });
  expect(shown()).toEqual(['5:30', '']);
  vi.advanceTimersByTime(31_000);
  expect(shown()).toEqual(['4:59', 'Five.']);
  vi.advanceTimersByTime(4 * 60_000);
  expect(shown()).toEqual(['0:59', 'One.']);
  vi.advanceTimersByTime(2 * 60_000);
  expect(shown()).toEqual(['0:00', 'Over.']);
  expect(vi.getTimerCount()).toBe(0);
  stop();
});

test('the end of the hold is a time of 24 hours on the visitor’s clock, whatever the language', () => {
  const end = new Date('2027-03-01T12:05:30Z');
  const hours = [end.getHours(), end.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':');
  for (const lang of ['en', 'fr', 'ar']) {
    document.documentElement.lang = lang;
    mount(element, { until: end.toISOString(), words })();
    expect(element.querySelector('time')?.textContent).toBe(hours);
  }
});

test('unmounting stops the countdown, and damaged props start nothing', () => {
  mount(element, { until: '2027-03-01T12:05:30Z', words })();
  expect(vi.getTimerCount()).toBe(0);
  mount(element, { until: 'soon', words })();
  mount(document.createElement('div'), { until: '2027-03-01T12:05:30Z', words })();
  expect(vi.getTimerCount()).toBe(0);
});
