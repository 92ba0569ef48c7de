// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MARK_CART } from '../../../parts/shop/cart/miniCart.ts';
import { writeCookie } from '../../../visitor/cookies.ts';
import { mount } from './MiniCartIsland.ts';
import { readCount } from './readCount.ts';

const WORDS = { one: 'Cart, {count} traveller', other: 'Cart, {count} travellers' };
const openCart = vi.hoisted(() => vi.fn(async () => undefined));
vi.mock('./openCart.ts', () => ({ openCart }));

let stop: () => void;
const link = () => document.querySelector('a') as HTMLAnchorElement;
const badge = () => document.querySelector('b')?.textContent;
const setCount = (count: number) => {
  writeCookie('rihla_cart_count', String(count));
};
const click = (init: MouseEventInit = {}) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  link().dispatchEvent(event);
  return event.defaultPrevented;
};

beforeEach(() => {
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      onmessage?: () => void;
      postMessage() {}
      close() {}
    },
  );
  setCount(3);
  document.body.innerHTML =
    '<div><a href="/cart/">Cart</a><rihla-island><b class="r-mini-cart__count"></b></rihla-island></div>';
  stop = mount(document.querySelector('rihla-island') as HTMLElement, WORDS);
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

test('the link says how many travel, also when another tab has changed that', () => {
  expect([badge(), link().ariaLabel]).toEqual(['3', 'Cart, 3 travellers']);
  setCount(1);
  document.dispatchEvent(new Event('visibilitychange'));
  expect([badge(), link().ariaLabel]).toEqual(['1', 'Cart, 1 traveller']);
  setCount(0);
  document.dispatchEvent(new Event('visibilitychange'));
  expect([badge(), link().ariaLabel, document.documentElement.hasAttribute('data-cart')]).toEqual(['', null, false]);
});

test('a press shows the cart; a press that means another tab, or with nothing in it, goes to its page', async () => {
  expect([click(), click({ ctrlKey: true, bubbles: false })]).toEqual([true, false]);
  await vi.waitFor(() => expect(openCart).toHaveBeenCalledExactlyOnceWith(link()));
  setCount(0);
  link().addEventListener('click', (event) => event.preventDefault(), { once: true, capture: true });
  click();
  expect(openCart).toHaveBeenCalledTimes(1);
});

test.each([
  ['', 0],
  ['rihla_cart_count=12', 12],
  ['a=1; rihla_cart_count=2; b=3', 2],
  ['xrihla_cart_count=2', 0],
  ['rihla_cart_count=2x', 0],
  ['rihla_cart_count=99999', 0],
])('“%s” are %i travellers', (cookies, count) => {
  expect(readCount(cookies)).toBe(count);
});

test('only a browser with a cart is marked in the head', () => {
  const marked = (count: number): boolean => {
    setCount(count);
    document.documentElement.removeAttribute('data-cart');
    new Function('d', MARK_CART)(document);
    return document.documentElement.hasAttribute('data-cart');
  };
  expect([marked(2), marked(0)]).toEqual([true, false]);
});
