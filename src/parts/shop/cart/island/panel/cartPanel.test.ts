// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CartSummary } from '../../summary.ts';
import { openCart } from './cartPanel.ts';

const openPanel = vi.hoisted(() => vi.fn());
vi.mock('../../../../../overlays/panel/openPanel.ts', () => ({ openPanel }));

const SUMMARY: CartSummary = {
  count: 2,
  lines: [
    { title: '<b>To the dunes</b>', dates: '9–11 Apr 2099', party: '2 adults', total: '€960', isEnded: false },
    { title: 'From snow to sand', dates: '2–8 May 2099', party: '1 adult', total: '€500', isEnded: true },
  ],
  total: '€960',
  expiresAt: new Date(Date.now() + 600_000).toISOString(),
  paths: { cart: '/cart/', checkout: '/checkout/' },
  words: {
    cart: 'Open the cart',
    checkout: 'Go to checkout',
    close: 'Close',
    empty: 'Nothing yet.',
    ended: 'Over.',
    endedLine: 'Not kept any more.',
    fiveMinutes: 'Five.',
    left: 'Time left',
    oneMinute: 'One.',
    title: 'Cart',
    total: 'Total',
  },
};
let answer: Partial<Response>;
const link = document.createElement('a');
const panel = () => document.querySelector('dialog') as HTMLDialogElement;

beforeEach(() => {
  vi.useFakeTimers();
  answer = { ok: true, json: async () => SUMMARY };
  vi.stubGlobal('fetch', async () => answer);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

test('shows the cart as text, with links', async () => {
  await openCart(link);
  expect(openPanel).toHaveBeenCalledWith(panel(), link);
  expect([...panel().querySelectorAll('li')].map((line) => [...line.children].map((part) => part.textContent))).toEqual(
    [
      ['<b>To the dunes</b>', '9–11 Apr 2099', '2 adults', '€960'],
      ['From snow to sand', '2–8 May 2099', '1 adult', 'Not kept any more.'],
    ],
  );
  expect([...panel().querySelectorAll('a')].map(({ pathname }) => pathname)).toEqual(['/checkout/', '/cart/']);
  expect(panel().querySelector('b')?.textContent).toMatch(/^(10:00|9:59)$/);
});

test('shows the current cart in the same panel when opened again', async () => {
  await openCart(link);
  answer = { ok: true, json: async () => ({ ...SUMMARY, count: 0, lines: [], total: '', expiresAt: null }) };
  await openCart(link);
  expect(document.querySelectorAll('dialog')).toHaveLength(1);
  expect(panel().textContent).toContain('Nothing yet.');
  expect([...panel().querySelectorAll('a')].map(({ pathname }) => pathname)).toEqual(['/cart/']);
  expect(vi.getTimerCount()).toBe(0);
});

test('opens no panel when the cart cannot be fetched', async () => {
  answer = { ok: false, status: 429 };
  await expect(openCart(link)).rejects.toThrow('429');
  expect(panel()).toBeNull();
});
