// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CART_SUMMARY_PATH } from '../../shop/cart/rules/addresses.ts';
import { bringPanel } from './bringPanel.ts';

const answer = vi.fn<(path: string) => Promise<Response>>();
const SUMMARY = {
  count: 0,
  lines: [],
  total: '',
  expiresAt: null,
  paths: {},
  words: { title: 'Cart', close: 'Close', empty: 'Nothing yet.' },
};

beforeEach(() => {
  document.body.innerHTML = '';
  answer.mockReset().mockImplementation(async () => Response.json(SUMMARY));
  vi.stubGlobal('fetch', answer);
});
afterEach(() => vi.unstubAllGlobals());

const panel = (name: string) => document.querySelector<HTMLDialogElement>(`dialog[data-panel=${name}]`);

test('the cart is refreshed each time it is opened', async () => {
  await bringPanel('cart');
  expect([panel('cart')?.textContent, panel('cart')?.open]).toEqual(['CartCloseNothing yet.', false]);
  await bringPanel('cart');
  expect(answer.mock.calls).toEqual([[CART_SUMMARY_PATH], [CART_SUMMARY_PATH]]);
  expect(document.querySelectorAll('dialog')).toHaveLength(1);
});

test('an open panel is unchanged, since focus may be in it', async () => {
  await bringPanel('cart');
  panel('cart')?.setAttribute('open', '');
  await bringPanel('cart');
  expect(answer).toHaveBeenCalledOnce();
});

test('the comparison has its texts, and is missing on pages without its tray', async () => {
  await expect(bringPanel('compare')).rejects.toThrow('can be compared');
  document.body.innerHTML = `<p data-compare-tray=""></p>`;
  await bringPanel('compare');
  expect(panel('compare')?.textContent).toContain('Nothing chosen yet.');
});

test.each(['menu', 'packing-list', 'constructor'])(
  'the panel %s is part of the page, or does not exist',
  async (name) => {
    await bringPanel(name);
    expect(document.querySelector('dialog')).toBeNull();
    expect(answer).not.toHaveBeenCalled();
  },
);
