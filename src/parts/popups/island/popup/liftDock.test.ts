// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { liftDock } from './liftDock.ts';

/** Notifies resize observers. */
let resize: () => void;
let listeners: AbortController;

beforeEach(() => {
  listeners = new AbortController();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        resize = callback;
      }
      observe(): void {
        resize();
      }
      disconnect(): void {
        resize = () => undefined;
      }
    },
  );
  Object.assign(window, { innerWidth: 360, innerHeight: 740 });
  document.body.innerHTML =
    '<div class="r-corner-dock"><button class="r-chat__button">Chat</button></div><dialog><div></div></dialog>';
  const button = document.querySelector('button') as HTMLElement;
  button.getBoundingClientRect = () => rect(274, 330);
});
afterEach(() => {
  listeners.abort();
  document.documentElement.removeAttribute('style');
  vi.unstubAllGlobals();
});

const rect = (left: number, right: number) => ({ left, right, width: right - left }) as DOMRect;

/** Places a popup in the window, from `left` to `right` and from `top` to the bottom, in CSS px. */
function lift(position: string, { left = 6, right = 354, top = 620 } = {}): HTMLElement {
  const element = document.querySelector('dialog') as HTMLElement;
  const frame = element.firstElementChild as HTMLElement;
  element.dataset.position = position;
  const place = { offsetLeft: left, offsetTop: top, offsetWidth: right - left };
  for (const [name, value] of Object.entries(place)) Object.defineProperty(frame, name, { value, configurable: true });
  liftDock(element, frame, listeners.signal);
  return frame;
}

const size = () => document.documentElement.style.getPropertyValue('--bar-size');

test('a popup at the bottom edge lifts the dock by its height, and lowers it again', () => {
  const frame = lift('bottom-center');
  expect(size()).toBe('120px');
  Object.defineProperty(frame, 'offsetTop', { value: 600, configurable: true });
  resize();
  expect(size()).toBe('140px');
  listeners.abort();
  expect(size()).toBe('');
});

test('does not include the consent banner’s height', () => {
  document.documentElement.style.setProperty('--consent-size', '200px');
  lift('bottom-center', { top: 420 });
  expect(size()).toBe('120px');
});

test('leaves the dock beside it, until the window is too narrow for both', () => {
  lift('bottom-start', { left: 6, right: 260 });
  expect(size()).toBe('');
  const button = document.querySelector('button') as HTMLElement;
  button.getBoundingClientRect = () => rect(200, 256);
  window.dispatchEvent(new Event('resize'));
  expect(size()).toBe('120px');
});

test.each(['center', 'top-center', 'top-end'])('a popup at %s does not lift it', (position) => {
  lift(position);
  expect(size()).toBe('');
});
