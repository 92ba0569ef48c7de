import { expect, test } from 'vitest';
import { describeDatabase } from '../../../tests/support/database/testDatabase.ts';
import { buildPage, buildTranslation } from '../../../tests/support/factories.ts';
import type { Shop } from '../../cms/payload-types.ts';
import { readOrderToken } from './orders/orderLink.ts';
import { orderPagePath, readShop, shopPagePath } from './shopPages.ts';

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

describeDatabase('the shop’s pages in a language', (db) => {
  test('have the address of their translation, or their own below it; the terms only that of their translation', async () => {
    const { payload } = db;
    const summary = await buildPage(payload, { title: 'Order', path: '/order/' });
    const terms = await buildPage(payload, { title: 'Terms', path: '/terms/' });
    await payload.updateGlobal({ slug: 'shop', data: { summaryPage: summary.id, termsPage: terms.id } });
    await payload.updateGlobal({ slug: 'languages', data: { offered: ['fr', 'ar'] } });
    const of = `pages:${summary.id}`;
    await buildTranslation(payload, { of, title: 'Commande', path: '/fr/commande/' });
    await buildTranslation(payload, { of, locale: 'ar', title: 'الطلب', path: '/ar/order/', _status: 'draft' });
    const pathIn = async (locale: string) => shopPagePath(await readShop(payload, undefined, locale), 'summary');
    expect(await Promise.all(['en', 'fr', 'ar'].map(pathIn))).toEqual(['/order/', '/fr/commande/', '/ar/order/']);
    expect(shopPagePath(await readShop(payload, undefined, 'ar'), 'terms')).toBe('/terms/');
  });
});
