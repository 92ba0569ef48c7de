import { createLocalReq, type Payload } from 'payload';
import { expect } from 'vitest';
import { journeysOf } from '../../../src/parts/customers/rules/journeys.ts';
import { SAMPLE_CUSTOMER } from '../../../src/parts/customers/samples.ts';
import { planCancellation, standingOf } from '../../../src/parts/shop/cancel/planCancellation.ts';
import { writeOrderLetter } from '../../../src/parts/shop/mails/writeOrderLetter.ts';
import { findToursOf } from '../../../src/parts/shop/orders/findToursOf.ts';
import type { OpenOrder } from '../../../src/parts/shop/orders/openOrder.ts';
import { orderToken } from '../../../src/parts/shop/orders/orderLink.ts';
import { hasLapsed } from '../../../src/parts/shop/rules/hasLapsed.ts';
import { readShop } from '../../../src/parts/shop/shopPages.ts';
import { findCalledOff } from '../../../src/parts/shop/statement/findCalledOff.ts';
import { readStatement, statementOf } from '../../../src/parts/shop/statement/readStatement.ts';
import { calendarFile, voucherPage } from '../../../src/parts/shop/voucher/queryEndpoints.ts';
import type { AnyBlock } from '../../../src/render/types.ts';
import { awaitsConfirmation } from '../../../src/tours/booking/order.ts';
import { buildPageView, renderTestPage } from '../pageBuilders.ts';
import { centsOf, DUE_LABELS, plainCalendar, readPaper } from './readPaper.ts';

/**
 * Parses the amounts from every document of a stored order (its page, its voucher, the account, letters rendered now) and compares them with its
 * ledger to the cent.
 */
export async function checkAmounts(payload: Payload, order: OpenOrder): Promise<void> {
  await checkCancelling(payload, order);
  const papers = await papersOf(payload, order);
  const { account = '', page = '', ...others } = papers;
  const said = readPaper(page);
  const { paid, refunded, status, total } = order;
  const isAlive = (status === 'PLACED' || status === 'CONFIRMED') && !hasLapsed(order, new Date());
  expect(['page', centsOf(said.Paid), centsOf(said['Given back'])]).toEqual(['page', paid, refunded]);
  const kept = said['Kept by the terms'];
  if (kept === undefined) expect(['page', centsOf(said['In all'])]).toEqual(['page', total]);
  else expect([status, centsOf(kept)]).toEqual(['CANCELLED', Math.min(paid, total)]);
  const due = DUE_LABELS.reduce((sum, label) => sum + centsOf(said[label]), 0);
  expect(['page', due]).toEqual(['page', isAlive ? Math.max(0, total - Math.max(0, paid - refunded)) : 0]);
  const back = centsOf(said['On its way back to you']);
  expect(['page', back]).toEqual(['page', isAlive || kept !== undefined ? Math.max(0, paid - refunded - total) : 0]);
  for (const [name, text] of Object.entries(others)) {
    // A letter may contain less than the page, but nothing different.
    const told = readPaper(text);
    expect([name, told]).toEqual([name, Object.fromEntries(Object.keys(told).map((label) => [label, said[label]]))]);
    if (!/expired|placed/.test(name))
      expect([name, Object.keys(told).sort()]).toEqual([name, Object.keys(said).sort()]);
  }
  if (account.includes('r-my-account__amounts')) expect(['account', readPaper(account)]).toEqual(['account', said]);
  for (const label of isAlive ? DUE_LABELS : []) {
    const amount = said[label]?.match(/€[\d,.]*\d/)?.[0];
    if (amount) expect(account).toContain(amount);
  }
}

/** The stated cost of cancelling equals the actual one. */
async function checkCancelling(payload: Payload, order: OpenOrder): Promise<void> {
  const reader = { payload, req: await createLocalReq({}, payload) };
  const { cancelling } = await readStatement(reader, order, { shop: await readShop(payload) });
  if (!cancelling) return;
  const leaving = new Set(standingOf(order, new Date()).map(({ id }) => id));
  const { back, bookings } = await planCancellation(reader, order, leaving);
  const money = (amount: number) => ({ amount, currency: order.currency });
  expect(['cancelling', cancelling]).toEqual([
    'cancelling',
    { cost: money(bookings.reduce((sum, { fee }) => sum + fee, 0)), back: money(back) },
  ]);
}

async function papersOf(payload: Payload, order: OpenOrder): Promise<Record<string, string>> {
  const now = new Date();
  const req = await createLocalReq({}, payload);
  const tours = await findToursOf({ payload }, [order]);
  const token = orderToken(payload.secret, order.id);
  const shop = await readShop(payload);
  const calledOff = await findCalledOff({ payload }, [order]);
  const statements = new Map([[order.id, statementOf(order, { calledOff, now, shop, tours })]]);
  const journeys = { ...journeysOf([order], now), statements };
  const papers: Record<string, string> = {
    page: await show('purchase-summary', {
      shop: { cart: undefined, order, token, calledOff, tours: [...tours.values()], notice: undefined },
    }),
    account: await show('my-account', { customers: { ...SAMPLE_CUSTOMER, journeys: async () => journeys } }),
  };
  const news = newsOf(order);
  papers[`letter: ${news}`] = (await writeOrderLetter(req, { news, order, payment: undefined })).text;
  // A voucher depends on token and time, and its type faces are no words.
  const voucher = await voucherPage.answer({ payload, params: { token }, now, fontFacesOf: () => '' } as never);
  if (voucher.kind === 'page') papers.voucher = voucher.html;
  const calendar = await calendarFile.answer({ payload, params: { token }, now } as never);
  if (calendar.kind === 'file') papers.calendar = plainCalendar(calendar.body);
  const payment = order.payments.filter(({ status }) => status === 'paid').at(-1);
  if (payment && order.status === 'CONFIRMED')
    papers.receipt = (await writeOrderLetter(req, { news: 'paid', order, payment })).text;
  return papers;
}

function newsOf(order: OpenOrder) {
  if (order.status === 'CANCELLED') return 'cancelled';
  if (order.status === 'CONFIRMED') return 'confirmed';
  if (order.status === 'PLACED') return awaitsConfirmation(order) ? 'unconfirmed' : 'placed';
  return 'expired';
}

async function show(blockType: string, visitor: object): Promise<string> {
  const page = buildPageView('shop', { visitor: visitor as never });
  const layout = [{ blockType, id: blockType, level: 'h2' }] as AnyBlock[];
  const { html } = await renderTestPage({ ...page, document: page.document && { ...page.document, layout } });
  return html.match(/<main[\s\S]*<\/main>/)?.[0] ?? '';
}
