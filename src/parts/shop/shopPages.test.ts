import { expect, test } from 'vitest';
import type { Shop } from '../../cms/payload-types.ts';
import { readOrderToken } from './orders/orderLink.ts';
import { orderPagePath, shopPagePath } from './shopPages.ts';

const page = (path: string, _status = 'published') => ({ id: 1, title: 'Page', path, _status }) as Shop['cartPage'];
const shop = { summaryPage: page('/été/order/'), cartPage: page('/cart/', 'draft'), accountPage: 7 } as Partial<Shop>;

test('finds published pages only', () => {
  expect(shopPagePath(shop, 'summary')).toBe('/%C3%A9t%C3%A9/order/');
  for (const name of ['cart', 'account', 'terms'] as const) expect(shopPagePath(shop, name)).toBeUndefined();
});

test('an order’s link opens it, with a notice', () => {
  const path = orderPagePath(shop, { id: 12, secret: 's', notice: 'pending' }) ?? '';
  const { searchParams } = new URL(path, 'https://khettara.example');
  expect(readOrderToken('s', searchParams.get('order'))).toBe(12);
  expect(searchParams.get('notice')).toBe('pending');
  expect(orderPagePath({}, { id: 12, secret: 's' })).toBeUndefined();
});
