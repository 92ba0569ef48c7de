// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { mount } from './FlipBoxIsland.ts';

let unmount: () => void;
const find = (selector: string) => document.querySelector(selector) as HTMLElement;
const state = () => [find('.r-flip').hasAttribute('data-turned'), find('button').getAttribute('aria-pressed')];
const press = (target: HTMLElement, key: string) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  target.dispatchEvent(event);
  return event.defaultPrevented;
};

beforeEach(() => {
  document.body.innerHTML =
    '<div id="island"><div class="r-flip"><p>Front</p><p>Back <a href="/">more</a></p><button class="r-flip__button" aria-pressed="false">Turn</button></div></div>';
  unmount = mount(find('#island'));
});

afterEach(() => unmount());

test('the button flips it and back, with its state', () => {
  find('button').click();
  expect(state()).toEqual([true, 'true']);
  find('button').click();
  expect(state()).toEqual([false, 'false']);
});

test('Esc flips it back and focuses the button; on an unflipped card Esc is left to others', () => {
  expect(press(find('a'), 'Escape')).toBe(false);
  find('button').click();
  find('a').focus();
  expect(press(find('a'), 'Escape')).toBe(true);
  expect(state()).toEqual([false, 'false']);
  expect(document.activeElement).toBe(find('button'));
});

test('unmounting restores its state', () => {
  find('button').click();
  unmount();
  expect(state()).toEqual([false, 'false']);
});
