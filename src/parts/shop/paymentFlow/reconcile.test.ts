import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { describeEachDatabaseInTurn } from '../../../../tests/support/database/testDatabase.ts';
import { buildDeparture, buildTour, buildUser } from '../../../../tests/support/factories.ts';
import { type Rest, restClient } from '../../../../tests/support/requests/rest.ts';
import type { Board } from '../../bookings/rules/board.ts';
import { checkPapers } from '../cancel/testSupport.ts';
import { applyPaymentState } from './applyPaymentState.ts';
import { beginPayment } from './beginPayment.ts';
import { setPaymentProviders } from './paymentProviders.ts';
import { buildOrder, MemoryProvider, readEvents, readOrderOf, runScheduledJobs } from './testSupport.ts';
import { webhookCalls } from './webhookCalls.ts';

const DAY_MINUTES = 24 * 60;
let card: MemoryProvider;
beforeEach(() => {
  card = new MemoryProvider('stripe');
  setPaymentProviders([card]);
  vi.useFakeTimers({ now: new Date('2026-11-24T10:00:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  setPaymentProviders([]);
});

function later(minutes: number): void {
  vi.useFakeTimers({ now: Date.now() + minutes * 60_000, toFake: ['Date'] });
}

describeEachDatabaseInTurn('money refunded outside this site', (db) => {
  let rest: Rest;
  let order = 0;
  let payment = '';
  beforeEach(async () => {
    rest = await restClient(db.payload, await buildUser(db.payload, 'editor', { email: 'salma@example.com' }));
    await db.payload.updateGlobal({ slug: 'shop', data: { noticeEmail: 'orders@khettara.example' } as never });
    const tour = await buildTour(db.payload, { cancellation: [{ days: 14, percent: 35 }] } as never);
    const departure = await buildDeparture(db.payload, { tour: tour.id, start: '2027-03-01', end: '2027-03-03' });
    order = await buildOrder(db.payload, [departure.id, departure.id]);
    const asked = { kind: 'full', method: 'stripe', publicUrl: 'http://x.example' } as const;
    const begun = await beginPayment(db.payload, order, asked);
    payment = begun.kind === 'away' ? begun.url.replace('https://pay.example/', '') : expect.fail(begun.kind);
    card.pay(payment);
    await applyPaymentState(db.payload, { provider: 'stripe', providerId: payment });
  });
  const read = () => readOrderOf(db.payload, order);
  const events = () => readEvents(db.payload, order);
  const check = () => checkPapers(db.payload, order, card);
  /** Sends the provider's webhook message about a refund or dispute. */
  const tell = async (about: 'returned' | 'disputed', signature = 'good') => {
    const call = webhookCalls.find(({ name }) => name.endsWith('stripe')) ?? expect.fail('There is no such call.');
    const body = `${about}:capture-${payment}`;
    const asked = { body, headers: { 'x-signature': signature }, visitor: '203.0.113.1' } as never;
    const answer = await call.settle(asked, {} as never);
    if (!answer || !('change' in answer)) return expect.fail('It was not heard.');
    return (await answer.change({ payload: db.payload, now: new Date() } as never)).status;
  };
  const mails = async (news: string) => {
    const { docs } = await db.payload.find({
      collection: 'mails',
      where: { key: { contains: `order:${order}:${news}` } },
      pagination: false,
      showHiddenFields: true,
    });
    return docs.map(({ key, text }) => ({ isForStaff: key?.endsWith(':staff'), text: text ?? '' }));
  };

  it('in the dashboard is counted once, lowers the price, and is not due again', async () => {
    card.takeBack(payment, 20_000);
    expect(await tell('returned', 'forged')).toBe(400);
    expect(await read()).toMatchObject({ refunded: 0 });
    expect(await Promise.all([tell('returned'), tell('returned'), tell('returned')])).toEqual([200, 200, 200]);
    expect(await read()).toMatchObject({ status: 'CONFIRMED', paid: 96_000, refunded: 20_000, total: 76_000 });
    expect(await events()).toEqual(['Paid by Card: confirmed', 'Given back at Stripe']);
    const told = await mails('returned');
    expect(told.map(({ isForStaff }) => isForStaff)).toEqual([true]);
    expect(told[0]?.text).toContain('€200');
    await check();
    card.takeBack(payment, 76_000);
    await tell('returned');
    expect(await read()).toMatchObject({ refunded: 96_000, total: 0, payments: [{ status: 'refunded' }] });
    expect(await mails('returned')).toHaveLength(2);
    await check();
    await rest('POST', `/orders/${order}/cancel`, {});
    expect(await read()).toMatchObject({ status: 'CANCELLED', refunded: 96_000, total: 0 });
    expect([...(card.held.get(payment)?.refunds ?? [])]).toEqual([]);
    await check();
  });

  it('is found by the scheduled job without a webhook message; an unreachable provider is asked later', async () => {
    card.takeBack(payment, 20_000);
    later(2 * DAY_MINUTES);
    await runScheduledJobs(db.payload);
    expect(await read()).toMatchObject({ refunded: 0 });
    later(2 * DAY_MINUTES);
    card.isAway = true;
    await runScheduledJobs(db.payload);
    expect(await read()).toMatchObject({ refunded: 0 });
    card.isAway = false;
    later(4 * DAY_MINUTES);
    await runScheduledJobs(db.payload);
    expect(await read()).toMatchObject({ refunded: 20_000 });
    await check();
  });

  it('of a cancelled order reduces the kept fees, in every booking', async () => {
    await rest('POST', `/orders/${order}/cancel`, {});
    expect(await read()).toMatchObject({ status: 'CANCELLED', total: 33_600, refunded: 62_400 });
    card.takeBack(payment, 33_600);
    await tell('returned');
    const { bookings, ...after } = await read();
    expect(after).toMatchObject({ total: 0, subtotal: 0, refunded: 96_000 });
    expect(bookings.map(({ cancellationFee, refundDue }) => [cancellationFee, refundDue])).toEqual([
      [0, 48_000],
      [0, 48_000],
    ]);
    await check();
  });

  it('before the cancellation is not refunded again by it', async () => {
    card.takeBack(payment, 62_400);
    await rest('POST', `/orders/${order}/cancel`, {});
    // The provider refuses to refund more than is left; then its own refund is recorded.
    expect(await read()).toMatchObject({ status: 'CANCELLED', paid: 96_000, refunded: 62_400, total: 33_600 });
    expect([...(card.held.get(payment)?.refunds ?? [])]).toEqual([]);
    expect(await mails('refundFailed')).toEqual([]);
    await check();
  });

  it('in a dispute is due again, shown on the board, and restored when the dispute is won', async () => {
    const dispute = card.takeBack(payment, 96_000, 'dispute');
    await Promise.all([tell('disputed'), tell('disputed')]);
    expect(await read()).toMatchObject({
      status: 'CONFIRMED',
      total: 96_000,
      refunded: 96_000,
      balanceDue: '2026-11-24',
    });
    const told = await mails('disputed');
    expect(told.map(({ isForStaff }) => isForStaff)).toEqual([true]);
    await check();
    later(2 * DAY_MINUTES);
    const again = await restClient(db.payload, await buildUser(db.payload, 'editor'));
    const { departures } = (await again('GET', '/bookings/board?list=attention')).body as Board;
    expect(departures.flatMap(({ late }) => late)).toEqual([{ awaits: 'balance', days: 2 }]);
    await runScheduledJobs(db.payload);
    expect(await mails('balance')).toEqual([]);
    dispute.isUndone = true;
    await tell('disputed');
    expect(await read()).toMatchObject({ total: 96_000, refunded: 0, balanceDue: undefined });
    expect(await events()).toEqual([
      'Paid by Card: confirmed',
      'Taken back in a dispute at Stripe',
      'A payment is disputed at Stripe',
      'The dispute at Stripe was won',
    ]);
    await tell('disputed');
    expect(await mails('disputed')).toHaveLength(1);
    await check();
  });

  it('that is disputed before money moves notifies staff, and changes no amount', async () => {
    await tell('disputed');
    await tell('disputed');
    expect(await read()).toMatchObject({ status: 'CONFIRMED', refunded: 0, total: 96_000 });
    expect(await mails('disputed')).toHaveLength(1);
    await check();
  });

  it('in a dispute of a cancelled order takes the kept fees, and restores them when it is won', async () => {
    await rest('POST', `/orders/${order}/cancel`, {});
    const dispute = card.takeBack(payment, 33_600, 'dispute');
    await tell('disputed');
    expect(await read()).toMatchObject({ status: 'CANCELLED', total: 0, refunded: 96_000 });
    await check();
    dispute.isUndone = true;
    await tell('disputed');
    expect(await read()).toMatchObject({ status: 'CANCELLED', total: 33_600, refunded: 62_400 });
    await check();
  });

  it('that fails is owed again, and staff are notified', async () => {
    await rest('POST', `/orders/${order}/cancel`, {});
    const [key = ''] = card.held.get(payment)?.refunds.keys() ?? [];
    card.undone.add(key);
    card.held.get(payment)?.refunds.set(key, 0);
    await tell('returned');
    expect(await read()).toMatchObject({
      status: 'CANCELLED',
      total: 33_600,
      refunded: 0,
      payments: [{ status: 'paid' }],
    });
    const told = await mails('refundFailed');
    expect(told.map(({ isForStaff }) => isForStaff)).toEqual([true]);
    expect(told[0]?.text).toContain('€624');
    await check();
  });

  it('cannot be refunded by the provider: staff are notified and record their own refund', async () => {
    card.refusesRefunds = true;
    await rest('POST', `/orders/${order}/cancel`, {});
    expect(await read()).toMatchObject({ status: 'CANCELLED', total: 33_600, refunded: 0 });
    expect(await mails('refundFailed')).toHaveLength(1);
    await check();
    const [kept] = (await read()).payments;
    const sent = { payment: kept?.id, amount: 62_400, byHand: true, uuid: crypto.randomUUID() };
    expect((await rest('POST', `/orders/${order}/refund`, sent)).body).toEqual({ paid: 96_000, refunded: 62_400 });
    expect(await read()).toMatchObject({ status: 'CANCELLED', total: 33_600, refunded: 62_400 });
    await check();
  });
});
