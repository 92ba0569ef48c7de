// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hideWhenIdle, IDLE_MS } from './hideWhenIdle.ts';

let dialog: HTMLElement;
let listeners: AbortController;
const isIdle = () => dialog.dataset.idle !== undefined;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<div><button aria-expanded="false">Share</button></div>';
  dialog = document.body.firstElementChild as HTMLElement;
  listeners = new AbortController();
  hideWhenIdle(dialog, listeners.signal);
});
afterEach(() => {
  listeners.abort();
  vi.useRealTimers();
});

test('hides after 3500 ms without activity', () => {
  vi.advanceTimersByTime(3_499);
  expect(isIdle()).toBe(false);
  vi.advanceTimersByTime(1);
  expect(isIdle()).toBe(true);
});

test.each(['pointermove', 'pointerdown', 'click', 'keydown', 'wheel'])('%s shows the controls again', (type) => {
  vi.advanceTimersByTime(IDLE_MS);
  dialog.querySelector('button')?.dispatchEvent(new Event(type, { bubbles: true }));
  expect(isIdle()).toBe(false);
  vi.advanceTimersByTime(IDLE_MS);
  expect(isIdle()).toBe(true);
});

test('does not hide while a menu is open', () => {
  dialog.querySelector('button')?.setAttribute('aria-expanded', 'true');
  vi.advanceTimersByTime(5 * IDLE_MS);
  expect(isIdle()).toBe(false);
  dialog.querySelector('button')?.setAttribute('aria-expanded', 'false');
  vi.advanceTimersByTime(IDLE_MS);
  expect(isIdle()).toBe(true);
});

test('clears its timer when the signal aborts', () => {
  listeners.abort();
  expect(vi.getTimerCount()).toBe(0);
});
