import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { describeDatabase, describeEachDatabase } from '../../../../tests/support/database/testDatabase.ts';
import { buildDeparture, buildPage } from '../../../../tests/support/factories.ts';
import { PAYMENT_METHODS, type PaymentKind, type PaymentMethod } from '../../../tours/booking/order.ts';
import { cancelOrder } from '../cancel/cancelOrder.ts';
import { orderToken } from '../orders/orderLink.ts';
import { PaymentError } from '../payments/port.ts';
import { applyPaymentState } from './applyPaymentState.ts';
import { beginPayment } from './beginPayment.ts';
import { setPaymentProviders } from './paymentProviders.ts';
import { returnFromPayment } from './returnEndpoint.ts';
import { buildOrder, checkMoney, MemoryProvider, readEvents, readOrderOf, runScheduledJobs } from './testSupport.ts';
import { webhookCalls } from './webhookCalls.ts';

const MINUTE_MS = 60_000;
let card: MemoryProvider;
let wallet: MemoryProvider;
beforeEach(() => {
  card = new MemoryProvider('stripe');
  wallet = new MemoryProvider('paypal');
  setPaymentProviders([card, wallet]);
});
afterEach(() => {
  vi.useRealTimers();
  setPaymentProviders([]);
});

function later(minutes: number): void {
  vi.useFakeTimers({ now: Date.now() + minutes * MINUTE_MS, toFake: ['Date'] });
}

describeEachDatabase('a payment', (db) => {
  let departure = 0;
  beforeEach(async () => {
    departure = (await buildDeparture(db.payload, { seats: 2 })).id;
  });
  const begin = (order: number, method: PaymentMethod = 'stripe', kind: PaymentKind = 'full') =>
    beginPayment(db.payload, order, { kind, method, publicUrl: 'http://localhost:3000' });
  /** Begins a payment. @returns its id at the provider */
  const open = async (order: number, method: PaymentMethod = 'stripe', kind: PaymentKind = 'full') => {
    const begun = await begin(order, method, kind);
    return begun.kind === 'away' ? begun.url.replace('https://pay.example/', '') : expect.fail(begun.kind);
  };
  const settle = (providerId: string) =>
    applyPaymentState(db.payload, { provider: providerId.split('-')[0] as 'stripe', providerId });
  const check = (order: number) => checkMoney(db.payload, order, [card, wallet]);
  const read = (order: number) => readOrderOf(db.payload, order);
  const newsOf = (order: number) => readEvents(db.payload, order);

  it.each(['stripe', 'paypal'] as const)(
    'by %s confirms its order once, however often it is settled concurrently',
    async (method) => {
      const other = (await buildDeparture(db.payload)).id;
      const order = await buildOrder(db.payload, [departure, other]);
      const id = await open(order, method);
      expect(await open(order, method)).toBe(id);
      (method === 'stripe' ? card : wallet).pay(id);
      const answers = await Promise.all(Array.from({ length: 5 }, () => settle(id)));
      expect(new Set(answers)).toEqual(new Set(['paid']));
      expect(await settle(id)).toBe('paid');
      expect(await read(order)).toMatchObject({ status: 'CONFIRMED', paid: 96_000, confirmedAt: expect.any(String) });
      expect(await newsOf(order)).toEqual([`Paid by ${PAYMENT_METHODS[method]}: confirmed`]);
      expect(await begin(order, method)).toEqual({ kind: 'done' });
      await check(order);
    },
  );

  it('by two methods at once counts once; the other is refunded or never captured', async () => {
    const order = await buildOrder(db.payload, [departure]);
    const [first, second] = [await open(order), await open(order, 'paypal')];
    card.pay(first);
    wallet.pay(second);
    await Promise.all([settle(first), settle(second), settle(first)]);
    later(200);
    await runScheduledJobs(db.payload);
    expect(await read(order)).toMatchObject({ status: 'CONFIRMED', paid: 48_000 });
    expect((await read(order)).payments.map(({ status }) => status)).toContain('paid');
    await check(order);
  });

  it('approved after its order was paid otherwise is not captured', async () => {
    const order = await buildOrder(db.payload, [departure]);
    const [first, second] = [await open(order), await open(order, 'paypal')];
    card.pay(first);
    await settle(first);
    wallet.pay(second);
    expect([await settle(second), wallet.held.get(second)?.state]).toEqual(['untaken', 'approved']);
    expect(await newsOf(order)).toEqual(['Paid by Card: confirmed']);
    later(200);
    expect(await settle(second)).toBe('failed');
    await check(order);
  });

  it('approved when the seats are gone is not captured, and the order ends', async () => {
    const order = await buildOrder(db.payload, [departure]);
    const id = await open(order, 'paypal');
    wallet.pay(id);
    later(90);
    await db.payload.create({ collection: 'bookings', data: { departure, adults: 2, status: 'CONFIRMED' } as never });
    expect(await Promise.all([settle(id), settle(id)])).toEqual(['untaken', 'untaken']);
    expect(wallet.held.get(id)?.state).toBe('approved');
    expect(await read(order)).toMatchObject({ status: 'CANCELLED', paid: 0 });
    expect(await newsOf(order)).toEqual(['Not paid in time, and nothing was taken']);
    expect(await begin(order, 'paypal')).toEqual({ kind: 'ended' });
    await check(order);
  });

  it('captured by a concurrent settlement is paid for both callers', async () => {
    const order = await buildOrder(db.payload, [departure]);
    const id = await open(order, 'paypal');
    wallet.pay(id);
    const isApproved = wallet.isApproved.bind(wallet);
    wallet.isApproved = async (one) => {
      wallet.isApproved = isApproved;
      const answer = await isApproved(one);
      await settle(id);
      return answer;
    };
    expect(await settle(id)).toBe('paid');
    expect(await newsOf(order)).toEqual(['Paid by PayPal: confirmed']);
    await check(order);
  });

  it('that is approved holds its seats until it is captured', async () => {
    const order = await buildOrder(db.payload, [departure]);
    const id = await open(order, 'paypal');
    wallet.pay(id);
    later(90);
    wallet.isAway = true;
    await expect(settle(id)).rejects.toThrow('away');
    wallet.isAway = false;
    wallet.settle = () => Promise.reject(new PaymentError('paypal', 'It is away.'));
    await expect(settle(id)).rejects.toThrow('away');
    const { bookings } = await read(order);
    expect(bookings).toMatchObject([{ status: 'ON_HOLD' }]);
    expect(Date.parse(bookings[0]?.expiresAt ?? '')).toBeGreaterThan(Date.now());
  });

  it('after its hold has expired books the seats again, at the agreed price', async () => {
    const order = await buildOrder(db.payload, [departure]);
    const id = await open(order);
    card.pay(id);
    later(90);
    await db.payload.update({ collection: 'departures', id: departure, data: { price: 60_000 } as never });
    await settle(id);
    const { bookings, status } = await read(order);
    expect([status, bookings.length, bookings[0]?.status, bookings[0]?.total]).toEqual([
      'CONFIRMED',
      1,
      'CONFIRMED',
      48_000,
    ]);
    await check(order);
  });

  it('after the seats are gone is refunded, and the whole order ends', async () => {
    const other = (await buildDeparture(db.payload)).id;
    const order = await buildOrder(db.payload, [other, departure]);
    const id = await open(order);
    card.pay(id);
    later(90);
    await db.payload.create({
      collection: 'bookings',
      data: { departure, adults: 2, status: 'CONFIRMED' } as never,
    });
    card.isAway = true;
    await expect(settle(id)).rejects.toThrow('away');
    card.isAway = false;
    const answers = await Promise.all([settle(id), settle(id)]);
    expect(answers).toContain('refunded');
    expect(await read(order)).toMatchObject({ status: 'CANCELLED', paid: 0, payments: [{ status: 'refunded' }] });
    expect(await newsOf(order)).toEqual(['Paid too late', 'Has to be given back', 'Given back']);
    await check(order);
  });
});

describeDatabase('an order', (db) => {
  let departure = 0;
  beforeEach(async () => {
    departure = (await buildDeparture(db.payload, { seats: 2 })).id;
  });
  const begin = (order: number, method: PaymentMethod = 'stripe', kind: PaymentKind = 'full') =>
    beginPayment(db.payload, order, { kind, method, publicUrl: 'http://localhost:3000' });
  const open = async (order: number, method: PaymentMethod = 'stripe', kind: PaymentKind = 'full') => {
    const begun = await begin(order, method, kind);
    return begun.kind === 'away' ? begun.url.replace('https://pay.example/', '') : expect.fail(begun.kind);
  };
  const settle = (providerId: string) => applyPaymentState(db.payload, { provider: 'stripe', providerId });
  const check = (order: number) => checkMoney(db.payload, order, [card, wallet]);
  const read = (order: number) => readOrderOf(db.payload, order);
  const newsOf = (order: number) => readEvents(db.payload, order);
  const saveShop = (data: object) => db.payload.updateGlobal({ slug: 'shop', data: data as never });

  it('is confirmed by the scheduled job when the webhook message never comes', async () => {
    const order = await buildOrder(db.payload, [departure]);
    card.pay(await open(order));
    await runScheduledJobs(db.payload);
    expect((await read(order)).status).toBe('PLACED');
    later(3);
    await runScheduledJobs(db.payload);
    expect((await read(order)).status).toBe('CONFIRMED');
    await check(order);
  });

  it('that is not paid after ten minutes gets one mail with the payment link', async () => {
    const order = await buildOrder(db.payload, [departure]);
    await open(order);
    const letters = async (): Promise<number> => {
      const where = { key: { equals: `order:${order}:placed` } };
      return (await db.payload.count({ collection: 'mails', where })).totalDocs;
    };
    later(9);
    await runScheduledJobs(db.payload);
    expect(await letters()).toBe(0);
    later(2);
    await runScheduledJobs(db.payload);
    await runScheduledJobs(db.payload);
    expect(await letters()).toBe(1);
    const soonOver = await buildOrder(db.payload, [departure]);
    later(25);
    await runScheduledJobs(db.payload);
    const where = { key: { equals: `order:${soonOver}:placed` } };
    expect((await db.payload.count({ collection: 'mails', where })).totalDocs).toBe(0);
  });

  it('that is unpaid expires after its holds, once the provider reports the payment as unpaid', async () => {
    const order = await buildOrder(db.payload, [departure]);
    const id = await open(order);
    later(50);
    await runScheduledJobs(db.payload);
    expect((await read(order)).status).toBe('PLACED');
    later(15);
    card.isAway = true;
    await runScheduledJobs(db.payload);
    expect((await read(order)).status).toBe('PLACED');
    card.isAway = false;
    await runScheduledJobs(db.payload);
    expect(await read(order)).toMatchObject({ status: 'EXPIRED', payments: [{ status: 'failed' }] });
    expect(await newsOf(order)).toEqual(['Expired']);
    expect(await settle(id)).toBe('failed');
    expect(await begin(order)).toEqual({ kind: 'ended' });
    await check(order);
  });

  it.each([
    ['too little', { amount: 47_999, currency: 'EUR' }],
    ['another currency', { amount: 48_000, currency: 'MAD' }],
  ])('is not confirmed by %s, which is refunded', async (_name, paid) => {
    const order = await buildOrder(db.payload, [departure]);
    const id = await open(order);
    card.pay(id, paid);
    expect(await settle(id)).toBe('refunded');
    expect(await read(order)).toMatchObject({ status: 'PLACED', paid: 0 });
    await check(order);
  });

  it('can be paid otherwise when a provider is unreachable, and again later', async () => {
    const order = await buildOrder(db.payload, [departure]);
    card.isAway = true;
    expect(await begin(order)).toEqual({ kind: 'unavailable' });
    expect(await begin(order, 'transfer')).toEqual({ kind: 'unavailable' });
    await open(order, 'paypal');
    expect((await read(order)).method).toBe('paypal');
    card.isAway = false;
    await open(order);
    expect(card.held.size).toBe(1);
  });

  it('with expired holds is held again for a payment, but not for longer than a day', async () => {
    const order = await buildOrder(db.payload, [departure]);
    later(45);
    const id = await open(order);
    expect((await read(order)).bookings).toMatchObject([{ status: 'ON_HOLD' }]);
    later(55);
    card.pay(id);
    expect(await settle(id)).toBe('paid');
    const slow = await buildOrder(db.payload, [departure]);
    later(24 * 60);
    expect(await begin(slow)).toEqual({ kind: 'ended' });
  });

  it('paid by transfer is booked at once for a proven address, and due in some days', async () => {
    await saveShop({ isOn: true, takesTransfer: true, transferDays: 3 });
    const order = await buildOrder(db.payload, [departure], { provenAt: new Date().toISOString() });
    expect(await begin(order, 'transfer')).toEqual({ kind: 'done' });
    const due = new Date(Date.now() + 3 * 24 * 60 * MINUTE_MS).toISOString().slice(0, 10);
    expect(await read(order)).toMatchObject({ status: 'CONFIRMED', paid: 0, method: 'transfer', balanceDue: due });
    await runScheduledJobs(db.payload);
    expect(await newsOf(order)).toEqual(['Confirmed']);
  });

  it('by card pays the deposit of an order that awaits a transfer; the balance stays due', async () => {
    await saveShop({ isOn: true, takesTransfer: true });
    const order = await buildOrder(db.payload, [departure], {
      ...{ plan: 'deposit', dueNow: 10_000, provenAt: new Date().toISOString() },
    });
    await begin(order, 'transfer', 'deposit');
    const id = await open(order, 'stripe', 'deposit');
    expect(card.held.get(id)?.amount).toBe(10_000);
    card.pay(id);
    expect(await settle(id)).toBe('paid');
    expect(await read(order)).toMatchObject({ status: 'CONFIRMED', paid: 10_000 });
    expect(await begin(order, 'stripe', 'deposit')).toEqual({ kind: 'done' });
    await check(order);
  });

  it('paid on arrival is paid in full then, even with a deposit chosen', async () => {
    await saveShop({ isOn: true, takesArrival: true });
    const order = await buildOrder(db.payload, [departure], {
      ...{ plan: 'deposit', dueNow: 10_000, provenAt: new Date().toISOString() },
    });
    expect(await begin(order, 'arrival', 'deposit')).toEqual({ kind: 'done' });
    const { bookings, ...booked } = await read(order);
    expect(booked).toMatchObject({ status: 'CONFIRMED', plan: 'full', dueNow: 48_000, balanceDue: bookings[0]?.start });
  });

  it('that is free is confirmed without a payment', async () => {
    const order = await buildOrder(db.payload, [departure], {
      ...{ total: 0, dueNow: 0, provenAt: new Date().toISOString() },
    });
    expect(await begin(order)).toEqual({ kind: 'done' });
    expect(await read(order)).toMatchObject({ status: 'CONFIRMED', payments: [] });
  });

  it('with a deposit requests its balance once, and is paid by the link', async () => {
    const balanceDue = new Date(Date.now() + 10 * 24 * 60 * MINUTE_MS).toISOString().slice(0, 10);
    const order = await buildOrder(db.payload, [departure], { plan: 'deposit', dueNow: 10_000, balanceDue });
    const first = await open(order, 'stripe', 'deposit');
    card.pay(first);
    await settle(first);
    await runScheduledJobs(db.payload);
    await runScheduledJobs(db.payload);
    const rest = await open(order, 'stripe', 'balance');
    expect(card.held.get(rest)?.amount).toBe(38_000);
    card.pay(rest);
    await settle(rest);
    expect(await read(order)).toMatchObject({ status: 'CONFIRMED', paid: 48_000, balanceDue: undefined });
    expect(await newsOf(order)).toEqual(['Paid by Card: confirmed', 'The balance was asked for', 'Paid by Card']);
    expect(await begin(order, 'stripe', 'balance')).toEqual({ kind: 'done' });
    await check(order);
  });

  it('that is cancelled releases its seats, and refunds a late payment', async () => {
    const order = await buildOrder(db.payload, [departure]);
    const [id, other] = [await open(order), await open(order, 'paypal')];
    card.pay(id);
    expect(await cancelOrder(db.payload, order, 'Amina')).toBe('cancelled');
    expect(await cancelOrder(db.payload, order, 'Amina')).toBe('ended');
    wallet.pay(other);
    later(10);
    await runScheduledJobs(db.payload);
    const { bookings, payments } = await read(order);
    expect([bookings[0]?.status, ...payments.map(({ status }) => status)]).toEqual(['CANCELLED', 'refunded', 'open']);
    expect(wallet.held.get(other)?.state).toBe('approved');
    await check(order);
  });

  it('shows the returning browser its own order only, with the provider’s state', async () => {
    const { id: summaryPage } = await buildPage(db.payload, { path: '/booking/' });
    await db.payload.updateGlobal({ slug: 'shop', data: { summaryPage } });
    const [order, foreign] = [await buildOrder(db.payload, [departure]), await buildOrder(db.payload, [departure])];
    const id = await open(order);
    const foreignId = await open(foreign);
    card.pay(foreignId);
    const answer = (token: string, query: string) =>
      returnFromPayment.answer({
        payload: db.payload,
        params: { token },
        query: new URLSearchParams(query),
      } as never);
    const token = orderToken(db.payload.secret, order);
    const [own, others] = [(await read(order)).payments[0]?.id, (await read(foreign)).payments[0]?.id];
    const page = (notice: string) => ({ kind: 'to', to: `/booking/?order=${token}&notice=${notice}` });
    expect(await answer(token, `payment=${others}`)).toEqual({ kind: 'missing' });
    expect(await answer(`${order}-forged`, `payment=${own}`)).toEqual({ kind: 'missing' });
    expect((await read(foreign)).status).toBe('PLACED');
    expect(await answer(token, `payment=${own}&cancelled`)).toEqual(page('cancelled'));
    expect(await answer(token, `payment=${own}&paid=1&amount=0`)).toEqual(page('pending'));
    card.isAway = true;
    expect(await answer(token, `payment=${own}`)).toEqual(page('pending'));
    card.isAway = false;
    const beside = await open(order, 'paypal');
    card.pay(id);
    expect(await answer(token, `payment=${own}`)).toEqual(page('paid'));
    expect(await answer(token, `payment=${own}&cancelled`)).toEqual(page('paid'));
    wallet.pay(beside);
    expect(await answer(token, `payment=${(await read(order)).payments[1]?.id}`)).toEqual(page('untaken'));
  });

  it('handles webhooks: unsigned messages are refused, failed ones are resent', async () => {
    const order = await buildOrder(db.payload, [departure]);
    const id = await open(order);
    card.pay(id);
    const send = async (body: string, signature = 'good') => {
      const asked = {
        params: {},
        query: new URLSearchParams(),
        headers: { 'x-signature': signature },
        body,
        visitor: '203.0.113.7',
      };
      const settled = await webhookCalls[0]?.settle(asked, {} as never);
      if (!settled || !('change' in settled)) return expect.fail('Nothing is there.');
      return (await settled.change({ payload: db.payload, now: new Date() })).status;
    };
    expect(await send(id, 'bad')).toBe(400);
    expect(await send('stripe-of-another-site')).toBe(200);
    expect(await send('')).toBe(200);
    card.isAway = true;
    expect(await send(id)).toBe(503);
    card.isAway = false;
    expect(await Promise.all([send(id), send(id)])).toEqual([200, 200]);
    expect((await read(order)).status).toBe('CONFIRMED');
    expect(await newsOf(order)).toEqual(['Paid by Card: confirmed']);
    setPaymentProviders([wallet]);
    expect(await webhookCalls[0]?.settle({} as never, {} as never)).toBeUndefined();
  });
});
