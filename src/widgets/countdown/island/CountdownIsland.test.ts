// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { insertHtml } from '../../../islands/testSupport.ts';
import { type CountdownIslandProps, leave, mount } from './CountdownIsland.ts';
import { EVERGREEN_KEY } from './evergreenEnd.ts';

const NOW = Date.parse('2027-03-01T08:00:00Z');
const HOUR = 3_600_000;
let stop: (() => void) | undefined;

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  vi.spyOn(leave, 'to').mockImplementation(() => undefined);
});
afterEach(() => {
  stop?.();
  vi.useRealTimers();
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  document.body.innerHTML = '';
});

const unit = (name: string) => `<span data-unit="${name}"><span>00</span><span></span></span>`;

function start(props: Partial<CountdownIslandProps> = {}) {
  const element = insertHtml(`<div><div class="r-countdown__box">
    <p data-counts="">Leaves in</p>
    <div role="timer" data-counts="">${['hours', 'minutes', 'seconds'].map(unit).join('')}</div>
    <div role="status"><p hidden>Full.</p></div></div></div>`);
  stop = mount(element, {
    locale: 'en',
    end: NOW + HOUR + 61_000,
    units: ['hours', 'minutes', 'seconds'],
    labels: {
      hours: { one: 'hour', other: 'hours' },
      minutes: { one: 'minute', other: 'minutes' },
      seconds: { one: 'second', other: 'seconds' },
    },
    hidesAtEnd: false,
    ...props,
  });
  return {
    shown: () =>
      [...element.querySelectorAll('[data-unit]')].map((part) =>
        [...part.children].map((e) => e.textContent).join(' '),
      ),
    counts: () => [...element.querySelectorAll<HTMLElement>('[data-counts]')].map(({ hidden }) => hidden),
    message: element.querySelector<HTMLElement>('[role=status] p'),
    box: element.querySelector<HTMLElement>('.r-countdown__box'),
  };
}

test('counts every second, with singular forms', () => {
  const { shown } = start();
  expect(shown()).toEqual(['1 hour', '01 minute', '01 second']);
  vi.advanceTimersByTime(1010);
  expect(shown()).toEqual(['1 hour', '01 minute', '00 seconds']);
  vi.advanceTimersByTime(1000);
  expect(shown()).toEqual(['1 hour', '00 minutes', '59 seconds']);
});

test('Arabic uses its own plural forms and digits', () => {
  const { shown } = start({
    locale: 'ar-EG',
    end: NOW + 2 * HOUR,
    labels: { hours: { two: 'ساعتان', other: 'ساعة' } },
  });
  expect(shown()[0]).toBe('٢ ساعتان');
});

test('at the end announces the message once, and hides the digits as set', () => {
  const { box, counts, message, shown } = start({ end: NOW + 2000, hidesAtEnd: true });
  expect(message?.hidden).toBe(true);
  vi.advanceTimersByTime(2100);
  expect([message?.hidden, counts(), box?.dataset.state]).toEqual([false, [true, true], 'over']);
  expect(shown()[2]).toBe('00 seconds');
  expect(vi.getTimerCount()).toBe(0);
});

test('redirects once per session, however often it ends', () => {
  start({ end: NOW - 1, redirect: '/full/' });
  expect(leave.to).toHaveBeenCalledExactlyOnceWith('http://localhost:3000/full/');
  start({ end: NOW - 1, redirect: '/full/' });
  expect(leave.to).toHaveBeenCalledTimes(1);
});

test.each(['/', '/?a=1', '/#b', 'javascript:alert(1)', 'mailto:a@b.example', 'http://'])(
  'never redirects to %s',
  (redirect) => {
    start({ end: NOW - 1, redirect });
    expect(leave.to).not.toHaveBeenCalled();
  },
);

test('does not redirect without storage', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('refused');
  });
  start({ end: NOW - 1, redirect: '/full/' });
  expect(leave.to).not.toHaveBeenCalled();
});

test('an evergreen countdown continues across visits, and restarts when its length changes', () => {
  const evergreen = { length: HOUR, name: 'a1' };
  expect(start({ end: undefined, evergreen } as never).shown()[0]).toBe('1 hour');
  stop?.();
  vi.setSystemTime(NOW + HOUR / 2);
  expect(start({ end: undefined, evergreen } as never).shown()).toEqual(['0 hours', '30 minutes', '00 seconds']);
  expect(start({ end: undefined, evergreen: { length: 2 * HOUR, name: 'a1' } } as never).shown()[0]).toBe('2 hours');
});

test.each(['{', '[]', '{"end":9e15,"length":3600000}', '{"end":"x","length":3600000}'])(
  'a stored value of %s is ignored',
  (kept) => {
    localStorage.setItem(`${EVERGREEN_KEY}a1`, kept);
    expect(start({ end: undefined, evergreen: { length: HOUR, name: 'a1' } } as never).shown()[0]).toBe('1 hour');
  },
);

test.each([undefined, Number.NaN, 'soon'])('an end of %s leaves the markup alone', (end) => {
  expect(start({ end } as never).shown()[0]).toBe('00 ');
});
