// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { insertHtml } from '../testSupport.ts';
import { interaction } from './interaction.ts';

let element: HTMLElement;
let button: HTMLElement;
const start = vi.fn();
const prefetch = vi.fn();

beforeEach(() => {
  element = insertHtml('<div><form><button type="button">Open</button></form></div>');
  button = element.querySelector('button') as HTMLElement;
  start.mockReset();
  prefetch.mockReset();
});

test.each([
  ['click', new MouseEvent('click', { bubbles: true })],
  ['submit', new SubmitEvent('submit', { bubbles: true })],
  ['focusin', new FocusEvent('focusin', { bubbles: true })],
  ['Enter', new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })],
  ['Space', new KeyboardEvent('keydown', { key: ' ', bubbles: true })],
])('fires on %s inside the element', (_name, event) => {
  const cleanUp = interaction(start, '', element, prefetch);
  button.dispatchEvent(event);
  expect(start).toHaveBeenCalledExactlyOnceWith(event);
  cleanUp();
});

test.each([
  ['another key', new KeyboardEvent('keydown', { key: 'a', bubbles: true })],
  ['a click with ctrl', new MouseEvent('click', { ctrlKey: true, bubbles: true })],
  ['a click with command', new MouseEvent('click', { metaKey: true, bubbles: true })],
  ['a click with shift', new MouseEvent('click', { shiftKey: true, bubbles: true })],
  ['a click with alt', new MouseEvent('click', { altKey: true, bubbles: true })],
  ['the middle button', new MouseEvent('click', { button: 1, bubbles: true })],
])('ignores %s', (_name, event) => {
  const cleanUp = interaction(start, '', element, prefetch);
  button.dispatchEvent(event);
  expect(start).not.toHaveBeenCalled();
  cleanUp();
});

test('preloads on hover intent only when enabled, and never starts by it', () => {
  const cleanUpPlain = interaction(start, '', element, prefetch);
  element.dispatchEvent(new PointerEvent('pointerenter'));
  expect(prefetch).not.toHaveBeenCalled();
  cleanUpPlain();

  const cleanUp = interaction(start, 'hover-intent', element, prefetch);
  element.dispatchEvent(new PointerEvent('pointerenter'));
  button.dispatchEvent(new Event('touchstart', { bubbles: true }));
  expect(prefetch).toHaveBeenCalledTimes(2);
  expect(start).not.toHaveBeenCalled();
  cleanUp();
});

test('stops listening', () => {
  interaction(start, 'hover-intent', element, prefetch)();
  button.click();
  button.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  button.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  element.dispatchEvent(new PointerEvent('pointerenter'));
  expect(start).not.toHaveBeenCalled();
  expect(prefetch).not.toHaveBeenCalled();
});
