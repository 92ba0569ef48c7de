import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buildPageView, buildPlainView, renderTestPage } from '../../../tests/support/pageBuilders.ts';
import { SAMPLE_CUSTOMER } from '../../parts/customers/samples.ts';
import type { OpenOrder } from '../../parts/shop/orders/openOrder.ts';
import { canPayLate, hasLapsed } from '../../parts/shop/rules/hasLapsed.ts';
import type { AnyBlock } from '../../render/types.ts';
import { readBooking } from '../../tours/booking/booking.ts';
import { readOrder } from '../../tours/booking/order.ts';

vi.mock('../../parts/shop/paymentFlow/methods.ts', async () => ({
  ...(await vi.importActual('../../parts/shop/paymentFlow/methods.ts')),
  ...(await import('../../../tests/support/providers/allMethods.ts')),
}));

const NOW = new Date('2026-11-23T10:00:00.000Z');

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

function placed(expiresAt: string, facts: object = {}): OpenOrder {
  const order = readOrder({ id: 5, status: 'PLACED', reference: 'K-7Q2M4', total: 40_000, dueNow: 40_000, ...facts });
  const days = { start: '2027-04-10', end: '2027-04-12', tourTitle: 'To the dunes' };
  const booking = readBooking({ id: 6, status: 'ON_HOLD', order: 5, expiresAt, total: 40_000, ...days });
  if (!order || !booking) throw new Error('No order.');
  return { ...order, expiresAt, bookings: [booking], payments: [] };
}

const HELD = placed('2026-11-23T10:30:00.000Z');
const LAPSED = placed('2026-11-23T09:30:00.000Z');

test('orders lapse in the second in which their hold ends, unless they await confirmation', () => {
  expect([hasLapsed(HELD, NOW), hasLapsed(LAPSED, NOW)]).toEqual([false, true]);
  expect(hasLapsed(placed(NOW.toISOString()), NOW)).toBe(true);
  expect(hasLapsed(placed(NOW.toISOString(), { confirmBy: NOW.toISOString() }), NOW)).toBe(false);
  expect(hasLapsed({ ...LAPSED, status: 'CANCELLED' }, NOW)).toBe(false);
  expect(hasLapsed({ ...LAPSED, bookings: [...LAPSED.bookings, ...HELD.bookings] }, NOW)).toBe(false);
});

async function showPage(order: OpenOrder): Promise<string> {
  const shop = { cart: undefined, order, token: '5-token', tours: [], notice: undefined };
  const page = buildPageView('shop', { visitor: { shop } as never });
  const layout = [{ blockType: 'purchase-summary', id: 'summary', level: 'h2' }] as AnyBlock[];
  const { html } = await renderTestPage({ ...page, document: page.document && { ...page.document, layout } });
  return html.match(/<main[\s\S]*<\/main>/)?.[0] ?? '';
}

test('the page of a lapsed order says that its seats are released, and what a payment does', async () => {
  const [held, lapsed] = [await showPage(HELD), await showPage(LAPSED)];
  expect(held).toContain('Your booking waits for its payment');
  expect(held).not.toContain('no longer held');
  expect(lapsed).toContain('Your places are no longer held');
  expect(lapsed).toContain(
    'A payment that still arrives books them while they are free; otherwise you get all of it back.',
  );
  expect(lapsed).not.toContain('waits for its payment');
});

test('a lapsed order has no amount due; paying is offered as an option for a day', async () => {
  const [held, lapsed] = [await showPage(HELD), await showPage(LAPSED)];
  expect(held).toMatch(/To be paid now[\s\S]*€400/);
  expect(held).toContain('Cancel this booking');
  expect(held).toMatch(/<button class="r-button r-button--solid"[^>]*value="stripe"/);
  expect(held).not.toContain('held again');
  expect(lapsed).toContain('You owe nothing.');
  for (const asked of [
    'To be paid',
    'Cancelling on',
    'Cancel this booking',
    'How would you like to pay',
    'r-button--solid',
  ])
    expect([asked, lapsed.includes(asked)]).toEqual([asked, false]);
  expect(lapsed).toContain(
    'Your places are held again while you pay, if they are free; if they are not, nothing is taken.',
  );
  expect(lapsed.match(/value="\w+"/g)).toEqual(['value="stripe"', 'value="paypal"']);
  const old = { ...LAPSED, placedAt: '2026-11-22T09:00:00.000Z' };
  expect([canPayLate(LAPSED, NOW), canPayLate(old, NOW)]).toEqual([true, false]);
  expect(await showPage(old)).not.toMatch(/<button|held again/);
});

test('the account also says that the time to pay has ended', async () => {
  const show = async (order: OpenOrder) => {
    const journeys = { coming: [], past: [order], earlier: [], statements: new Map() };
    const customers = { ...SAMPLE_CUSTOMER, journeys: async () => journeys };
    const view = buildPlainView([{ blockType: 'my-account' }]);
    return (await renderTestPage({ ...view, visitor: { customers } as never })).html;
  };
  expect(await show(LAPSED)).toContain('Time to pay has ended');
  expect(await show(LAPSED)).not.toContain('Waits for payment');
  expect(await show(HELD)).toContain('Waits for payment');
});
