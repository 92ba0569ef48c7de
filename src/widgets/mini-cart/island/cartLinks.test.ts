// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { markCart } from '../../../parts/shop/cart/miniCart.ts';
import { eraseCookie, writeCookie } from '../../../visitor/cookies.ts';
import { readCount, showCartLinks } from './cartLinks.ts';

const openCart = vi.hoisted(() => vi.fn(async () => undefined));
vi.mock('../../../parts/shop/cart/island/panel/cartPanel.ts', () => ({ openCart }));

let stop: () => void;
const link = () => document.querySelector('a') as HTMLAnchorElement;
const setCount = (count: number) => {
  writeCookie('rihla_cart_count', String(count));
};
const click = (init: MouseEventInit = {}) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  link().dispatchEvent(event);
  return event.defaultPrevented;
};

beforeEach(() => {
  openCart.mockClear();
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      onmessage?: () => void;
      postMessage() {}
      close() {}
    },
  );
  setCount(3);
  document.head.innerHTML = '';
  document.body.innerHTML = '<div hidden><a class="r-mini-cart" href="/cart/">Cart</a></div>';
  stop = showCartLinks();
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

test('shows the number of travellers, also after a change in another tab, and hides at zero', () => {
  expect([link().parentElement?.hidden, link().textContent]).toEqual([false, 'Cart 3']);
  setCount(1);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(link().textContent).toBe('Cart 1');
  setCount(0);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(link().parentElement?.hidden).toBe(true);
});

test('a click opens the cart dialog; one with a modifier key opens its page', async () => {
  expect([click(), click({ ctrlKey: true, bubbles: false })]).toEqual([true, false]);
  await vi.waitFor(() => expect(openCart).toHaveBeenCalledExactlyOnceWith(link()));
});

test.each([
  ['', 0],
  ['rihla_cart_count=12', 12],
  ['a=1; rihla_cart_count=2; b=3', 2],
  ['xrihla_cart_count=2', 0],
  ['rihla_cart_count=2x', 0],
  ['rihla_cart_count=99999', 0],
])('cookie “%s” means %i travellers', (cookies, count) => {
  expect(readCount(cookies)).toBe(count);
});

test('the script is loaded only with a cart, and only where a page has a cart link', () => {
  const islands = { resolve: () => ({ src: '/assets/island/mini-cart.js' }) } as never;
  const statement = markCart({ islands, needs: { has: () => true } as never }) ?? '';
  const brought = (count: number): number => {
    if (count) setCount(count);
    else eraseCookie('rihla_cart_count');
    new Function('d', statement)(document);
    return document.head.querySelectorAll('rihla-island[name="mini-cart"]').length;
  };
  expect([brought(0), brought(2)]).toEqual([0, 1]);
  expect(markCart({ islands, needs: { has: () => false } as never })).toBeUndefined();
});
