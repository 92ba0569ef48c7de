// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { insertHtml } from '../testSupport.ts';
import type { CleanUp } from '../types.ts';
import { hover } from './hover.ts';

let element: HTMLElement;
let link: HTMLElement;
let cleanUp: CleanUp;
const start = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  element = insertHtml('<div><a href="#tours">Tours</a></div>');
  link = element.querySelector('a') as HTMLElement;
  start.mockReset();
  cleanUp = hover(start, '', element, vi.fn());
});

afterEach(() => {
  cleanUp();
  vi.useRealTimers();
});

function point(type: string, pointerType: string) {
  const event = new PointerEvent(type, { pointerType, bubbles: true });
  link.dispatchEvent(event);
  return event;
}

/** A tap: a click `ms` after its touch; returns the touch and whether the click went through. */
function tap(ms = 80) {
  point('pointerenter', 'touch');
  const touch = point('pointerdown', 'touch');
  vi.advanceTimersByTime(ms);
  link.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  const wentThrough = link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  return { touch, wentThrough };
}

test('fires when a mouse or pen enters, or on focus', () => {
  const mouse = point('pointerenter', 'mouse');
  const pen = point('pointerenter', 'pen');
  const focus = new FocusEvent('focusin', { bubbles: true });
  link.dispatchEvent(focus);
  expect(start.mock.calls).toEqual([[mouse], [pen], [focus]]);
});

test('a mouse click goes through', () => {
  point('pointerdown', 'mouse');
  expect(link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))).toBe(true);
});

test('the first tap fires and does not navigate', () => {
  const { touch, wentThrough } = tap();
  expect(start.mock.calls).toEqual([[touch]]);
  expect(wentThrough).toBe(false);
});

test('a second tap goes through once the delay is over', () => {
  tap(80);
  expect(tap(80).wentThrough).toBe(false);
  vi.advanceTimersByTime(339);
  expect(tap(0).wentThrough).toBe(false);
  vi.advanceTimersByTime(1);
  expect(tap(0).wentThrough).toBe(true);
});

test('a click 500 ms after its touch goes through', () => {
  expect(tap(500).wentThrough).toBe(true);
});

test('a touch that became a scroll is ignored', () => {
  point('pointerdown', 'touch');
  point('pointercancel', 'touch');
  vi.advanceTimersByTime(10_000);
  expect(start).not.toHaveBeenCalled();
  expect(tap().wentThrough).toBe(false);
});

test('ignores touch when it is for a mouse only', () => {
  cleanUp();
  cleanUp = hover(start, 'mouse', element, vi.fn());
  point('pointerenter', 'touch');
  point('pointerdown', 'touch');
  expect(link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))).toBe(true);
  expect(start).not.toHaveBeenCalled();
  const mouse = point('pointerenter', 'mouse');
  expect(start.mock.calls).toEqual([[mouse]]);
});

test('stops listening', () => {
  cleanUp();
  point('pointerenter', 'mouse');
  expect(tap().wentThrough).toBe(true);
  expect(start).not.toHaveBeenCalled();
});
