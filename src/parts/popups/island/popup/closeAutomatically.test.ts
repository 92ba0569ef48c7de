// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeAutomatically } from './closeAutomatically.ts';

const close = vi.fn();
let listeners: AbortController;
let element: HTMLElement;
let frame: HTMLElement;

beforeEach(() => {
  vi.useFakeTimers();
  close.mockClear();
  document.body.innerHTML = '<div tabindex="-1"><p><a href="#x">A</a><a href="#y">B</a></p></div><input>';
  element = document.body.firstElementChild as HTMLElement;
  frame = element.firstElementChild as HTMLElement;
  listeners = new AbortController();
  closeAutomatically({ element, frame, seconds: 5 }, close, listeners.signal);
});
afterEach(() => {
  listeners.abort();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const wait = (ms = 60_000) => vi.advanceTimersByTime(ms);
const links = () => [...frame.querySelectorAll('a')];

test('focus on the popup itself does not pause it', () => {
  element.focus();
  wait(5_000);
  expect(close).toHaveBeenCalledOnce();
});

test('focus on an element inside pauses it, until focus leaves', () => {
  links()[0]?.focus();
  wait();
  links()[1]?.focus();
  wait();
  expect(close).not.toHaveBeenCalled();
  document.querySelector('input')?.focus();
  wait(5_000);
  expect(close).toHaveBeenCalledOnce();
});

test('the pointer inside pauses it, until it leaves', () => {
  frame.dispatchEvent(new Event('pointerenter'));
  wait();
  expect(close).not.toHaveBeenCalled();
  frame.dispatchEvent(new Event('pointerleave'));
  wait(5_000);
  expect(close).toHaveBeenCalledOnce();
});

test('a hidden page pauses it', () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  wait();
  expect(close).not.toHaveBeenCalled();
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  wait(5_000);
  expect(close).toHaveBeenCalledOnce();
});

test('closing it otherwise clears the timer', () => {
  listeners.abort();
  expect(vi.getTimerCount()).toBe(0);
  frame.dispatchEvent(new Event('pointerenter'));
  frame.dispatchEvent(new Event('pointerleave'));
  expect(vi.getTimerCount()).toBe(0);
});
