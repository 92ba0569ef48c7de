import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buildPageView, renderTestPage } from '../../../tests/support/pageBuilders.ts';
import type { OpenOrder } from '../../parts/shop/orders/openOrder.ts';
import type { ShopNotice } from '../../parts/shop/rules/notices.ts';
import type { AnyBlock } from '../../render/types.ts';
import { readBooking } from '../../tours/booking/booking.ts';
import { readOrder } from '../../tours/booking/order.ts';

vi.mock('../../parts/shop/paymentFlow/methods.ts', async () => ({
  ...(await vi.importActual('../../parts/shop/paymentFlow/methods.ts')),
  ...(await import('../../../tests/support/providers/allMethods.ts')),
}));

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-23T10:00:00.000Z'), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

interface OrderSample {
  method: 'arrival' | 'stripe' | 'transfer';
  notice?: ShopNotice;
  /** Where the order was placed. */
  source?: 'site' | 'studio';
}

/** Page of a placed order whose seats are on hold for half an hour. */
async function showPage({ method, notice, source = 'site' }: OrderSample): Promise<string> {
  const expiresAt = '2026-11-23T10:30:00.000Z';
  const facts = { status: 'PLACED', reference: 'K-7Q2M4', total: 40_000, dueNow: 40_000, method, expiresAt };
  const order = readOrder({ id: 5, ...facts });
  const days = { start: '2027-04-10', end: '2027-04-12', tourTitle: 'To the dunes' };
  const booking = readBooking({ id: 6, status: 'ON_HOLD', order: 5, expiresAt, total: 40_000, source, ...days });
  if (!order || !booking) throw new Error('No order.');
  const open: OpenOrder = { ...order, expiresAt, bookings: [booking], payments: [] };
  const shop = { cart: undefined, order: open, token: '5-token', tours: [], notice };
  const page = buildPageView('shop', { visitor: { shop } as never });
  const layout = [{ blockType: 'purchase-summary', id: 'summary', level: 'h2' }] as AnyBlock[];
  const { html } = await renderTestPage({ ...page, document: page.document && { ...page.document, layout } });
  return html.match(/<main[\s\S]*<\/main>/)?.[0] ?? '';
}

const waysOf = (html: string) => [...html.matchAll(/<button[^>]* value="(\w+)"/g)].map(([, way]) => way);

test('an order whose hold ends before a transfer could arrive offers only immediate payment', async () => {
  for (const method of ['transfer', 'arrival'] as const) {
    const page = await showPage({ method, notice: 'payNow' });
    expect(page).toContain('€400 is left to pay.');
    for (const wrong of ['Please transfer', 'to this account', 'by bank transfer', 'when you arrive', 'Pay on arrival'])
      expect([wrong, page.includes(wrong)]).toEqual([wrong, false]);
    expect(waysOf(page)).toEqual(['stripe', 'paypal']);
    // The link is opened again, without its notice.
    expect(waysOf(await showPage({ method }))).toEqual(['stripe', 'paypal']);
  }
  expect(waysOf(await showPage({ method: 'stripe', notice: 'payNow' }))).toEqual(['stripe', 'paypal']);
});

test('the notice refers to a time below, which the page shows', async () => {
  const page = await showPage({ method: 'transfer', notice: 'payNow' });
  expect(page).toContain('Your booking stands until the time below');
  expect(page).toMatch(/Your places are kept until 23 November 2026, \d\d:\d\d/);
});

test('after an abandoned card payment, or with a payment link, customers may still choose to pay later', async () => {
  const all = ['stripe', 'paypal', 'transfer', 'arrival'];
  expect(waysOf(await showPage({ method: 'stripe', notice: 'cancelled' }))).toEqual(all);
  expect(waysOf(await showPage({ method: 'transfer', source: 'studio' }))).toEqual(all);
});
