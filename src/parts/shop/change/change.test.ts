import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { describeDatabase, describeEachDatabaseInTurn } from '../../../../tests/support/database/testDatabase.ts';
import { buildDeparture, buildTour, buildUser } from '../../../../tests/support/factories.ts';
import { type Rest, restClient } from '../../../../tests/support/requests/rest.ts';
import { checkPapers } from '../cancel/testSupport.ts';
import { applyPaymentState } from '../paymentFlow/applyPaymentState.ts';
import { beginPayment } from '../paymentFlow/beginPayment.ts';
import { setPaymentProviders } from '../paymentFlow/paymentProviders.ts';
import { buildOrder, MemoryProvider, readOrderOf } from '../paymentFlow/testSupport.ts';

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

describeEachDatabaseInTurn('a booking of an order that staff change', (db) => {
  let rest: Rest;
  let [order, first, second, spring] = [0, 0, 0, 0];
  const read = () => readOrderOf(db.payload, order);
  const check = () => checkPapers(db.payload, order, card);
  const patch = (data: object) => rest('PATCH', `/bookings/${first}`, data);
  const open = async () => {
    const asked = { kind: 'full', method: 'stripe', publicUrl: 'http://x.example' } as const;
    const begun = await beginPayment(db.payload, order, asked);
    return begun.kind === 'away' ? begun.url.replace('https://pay.example/', '') : expect.fail(begun.kind);
  };
  const pay = async () => {
    const payment = await open();
    card.pay(payment);
    await applyPaymentState(db.payload, { provider: 'stripe', providerId: payment });
  };
  const letters = async (news = 'changed') => {
    const where = { key: { contains: `order:${order}:${news}` } };
    return (await db.payload.find({ collection: 'mails', where, pagination: false })).docs.map(
      ({ text }) => text ?? '',
    );
  };
  const build = async (data: object = {}) => {
    order = await buildOrder(db.payload, [departure, departure], data as never);
    [first = 0, second = 0] = (await read()).bookings.map(({ id }) => id);
  };
  let departure = 0;
  beforeEach(async () => {
    rest = await restClient(db.payload, await buildUser(db.payload, 'editor', { email: 'salma@example.com' }));
    const tour = (await buildTour(db.payload, { cancellation: [{ days: 14, percent: 35 }] } as never)).id;
    departure = (await buildDeparture(db.payload, { tour, start: '2027-03-01', end: '2027-03-03', seats: 8 })).id;
    spring = (
      await buildDeparture(db.payload, { tour, start: '2027-05-01', end: '2027-05-03', price: 60_000 } as never)
    ).id;
    await build();
  });

  it('raises the order’s price and balance, and mails the traveller', async () => {
    await pay();
    expect((await patch({ adults: 2 })).status).toBe(200);
    expect(await read()).toMatchObject({ subtotal: 144_000, total: 144_000, paid: 96_000, balanceDue: '2027-01-18' });
    expect((await letters()).map((text) => text.includes('€1,440') && text.includes('€480'))).toEqual([true]);
    await check();
    await rest('POST', `/orders/${order}/received`, { amount: 48_000, uuid: crypto.randomUUID() });
    expect(await read()).toMatchObject({ paid: 144_000, balanceDue: undefined });
    await rest('POST', `/bookings/${first}/cancel`, {});
    expect(await read()).toMatchObject({ total: 81_600, refunded: 62_400 });
    await check();
  });

  it('lowers the price, and leaves the overpaid amount for staff to refund', async () => {
    await patch({ adults: 2 });
    await pay();
    await patch({ adults: 1 });
    expect(await read()).toMatchObject({ total: 96_000, paid: 144_000, refunded: 0, balanceDue: undefined });
    const [payment] = (await read()).payments;
    const sent = { payment: payment?.id, amount: 48_000, lowersPrice: true, uuid: crypto.randomUUID() };
    await rest('POST', `/orders/${order}/refund`, sent);
    expect(await read()).toMatchObject({ total: 96_000, refunded: 48_000 });
    await check();
  });

  it('moves its order to other days, and the due date of the balance', async () => {
    await build({ plan: 'deposit', dueNow: 28_800, balanceDue: '2027-01-18' });
    await pay();
    await rest('PATCH', `/bookings/${second}`, { departure: spring });
    expect(await read()).toMatchObject({ total: 108_000, balanceDue: '2027-01-18' });
    await patch({ departure: spring });
    expect(await read()).toMatchObject({ total: 120_000, dueNow: 36_000, paid: 28_800, balanceDue: '2027-03-20' });
    expect((await read()).bookings.map(({ start }) => start)).toEqual(['2027-05-01', '2027-05-01']);
    await check();
  });

  it('keeps the amount of a promotion', async () => {
    await build({ discount: 9_600, total: 86_400, dueNow: 86_400, promotion: 'SPRING' });
    await patch({ adults: 3 });
    expect(await read()).toMatchObject({ subtotal: 192_000, discount: 9_600, total: 182_400, dueNow: 182_400 });
    await check();
  });

  it('is refused while its payment is open, after it has ended, or together with its status', async () => {
    await open();
    const words = async (data: object) => {
      const { status, text } = await patch(data);
      return [status, text];
    };
    expect(await words({ adults: 2 })).toEqual([409, expect.stringContaining('is about to pay the price as it is')]);
    expect(await words({ notes: 'Vegetarian' })).toEqual([200, expect.anything()]);
    await rest('POST', `/orders/${order}/cancel`, {});
    expect(await words({ adults: 2 })).toEqual([409, expect.stringContaining('It has ended')]);
    await build();
    expect(await words({ adults: 2, status: 'CANCELLED' })).toEqual([
      409,
      expect.stringContaining('Press “Cancel this booking”'),
    ]);
    expect(await read()).toMatchObject({ status: 'PLACED', total: 96_000 });
    await check();
  });

  it('is refused in bulk', async () => {
    const many = await rest('PATCH', `/bookings?where[order][equals]=${order}`, { adults: 2 });
    expect(many.text).toContain('one by one');
    expect(await read()).toMatchObject({ total: 96_000, bookings: [{ total: 48_000 }, { total: 48_000 }] });
  });

  it('two concurrent changes are both applied', async () => {
    await pay();
    await Promise.all([patch({ adults: 2 }), rest('PATCH', `/bookings/${second}`, { adults: 3 })]);
    expect(await read()).toMatchObject({ subtotal: 240_000, total: 240_000 });
    await check();
  });

  it('copies a changed contact to the whole order', async () => {
    const data = { contact: (await read()).contact } as never;
    for (const id of [first, second])
      await db.payload.update({ collection: 'bookings', id, data, context: { lockedOrder: order } });
    await pay();
    await patch({ name: 'Amina Berrada', email: 'berrada@example.com' });
    const contact = { fullName: 'Amina Berrada', emailAddress: 'berrada@example.com' };
    expect(await read()).toMatchObject({ contact, total: 96_000, bookings: [{ contact }, { contact }] });
    const row = await db.payload.findByID({ collection: 'orders', id: order, depth: 0 });
    expect(row).toMatchObject({ name: 'Amina Berrada', email: 'berrada@example.com' });
    expect(await letters()).toEqual([]);
    await rest('POST', `/bookings/${first}/cancel`, {});
    const { docs } = await db.payload.find({ collection: 'mails', where: { key: { contains: ':reduced:' } } });
    expect(JSON.stringify(docs.map(({ to }) => to))).toContain('berrada@example.com');
  });

  it('follows the dates of its departure', async () => {
    await pay();
    await rest('PATCH', `/departures/${departure}`, { start: '2027-03-05', end: '2027-03-07' });
    const { bookings } = await read();
    expect(bookings.map(({ end, start }) => [start, end])).toEqual([
      ['2027-03-05', '2027-03-07'],
      ['2027-03-05', '2027-03-07'],
    ]);
    expect((await letters()).every((text) => text.includes('5'))).toBe(true);
    expect(await letters()).toHaveLength(1);
    await check();
  });
});

describeDatabase('a departure that is called off', (db) => {
  let rest: Rest;
  let departure = 0;
  const orders: number[] = [];
  beforeEach(async () => {
    rest = await restClient(db.payload, await buildUser(db.payload, 'editor', { email: 'salma@example.com' }));
    const tour = (await buildTour(db.payload, { cancellation: [{ days: 14, percent: 35 }] } as never)).id;
    departure = (await buildDeparture(db.payload, { tour, start: '2027-03-01', end: '2027-03-03', seats: 30 })).id;
    await db.payload.updateGlobal({ slug: 'shop', data: { isOn: true, takesTransfer: true } as never });
    const later = { method: 'transfer', provenAt: new Date().toISOString() };
    orders.length = 0;
    for (const data of [{}, later, later, {}, { status: 'CART', placedAt: null }]) {
      const contact = { fullName: 'Amina', emailAddress: `amina-${orders.length}@example.com` };
      orders.push(await buildOrder(db.payload, [departure, departure], { contact, ...data }));
    }
    const [paid = 0, waiting = 0, transferred = 0] = orders;
    const asked = { kind: 'full', publicUrl: 'http://x.example' } as const;
    const begun = await beginPayment(db.payload, paid, { ...asked, method: 'stripe' });
    const payment = begun.kind === 'away' ? begun.url.replace('https://pay.example/', '') : expect.fail(begun.kind);
    card.pay(payment);
    await applyPaymentState(db.payload, { provider: 'stripe', providerId: payment });
    for (const id of [waiting, transferred]) await beginPayment(db.payload, id, { ...asked, method: 'transfer' });
    await rest('POST', `/orders/${transferred}/received`, { amount: 96_000, uuid: crypto.randomUUID() });
    const alone = { departure, adults: 1, status: 'CONFIRMED', name: 'By telephone' };
    await db.payload.create({ collection: 'bookings', data: alone as never });
  });

  it('previews the refund, cancels everything, and refunds everybody', async () => {
    const { body } = await rest('GET', `/departures/${departure}/cancellation`);
    expect(body).toMatchObject({ back: 192_000, byHand: 96_000, most: 0, isWhole: true });
    expect((body as { lines: unknown[] }).lines).toHaveLength(11);
    const refused = await rest('PATCH', `/departures/${departure}`, { status: 'cancelled' });
    expect([refused.status, refused.text]).toEqual([400, expect.stringContaining('Press “Call the departure off”')]);
    const done = await rest('POST', `/departures/${departure}/call-off`, { reason: 'Snow', seen: 192_000 });
    expect(done.body).toEqual({ said: expect.stringContaining('11 bookings were cancelled') });
    const [paid = 0, waiting = 0, transferred = 0, unpaid = 0] = orders;
    const status = 'CANCELLED';
    expect(await readOrderOf(db.payload, paid)).toMatchObject({ status, total: 0, paid: 96_000, refunded: 96_000 });
    expect(await readOrderOf(db.payload, waiting)).toMatchObject({ status, total: 0, paid: 0, refunded: 0 });
    expect(await readOrderOf(db.payload, transferred)).toMatchObject({ status, total: 0, paid: 96_000, refunded: 0 });
    expect(await readOrderOf(db.payload, unpaid)).toMatchObject({ status, total: 0, paid: 0 });
    for (const id of [paid, waiting, transferred, unpaid]) await checkPapers(db.payload, id, card);
    const row = await db.payload.findByID({ collection: 'departures', id: departure, depth: 0 });
    expect(row).toMatchObject({ status: 'cancelled', booked: 0 });
    const { docs } = await db.payload.find({ collection: 'mails', where: { key: { contains: ':cancelled' } } });
    expect(docs.filter(({ key }) => !key?.endsWith(':staff'))).toHaveLength(4);
  });

  it('continues after a failure, and can be pressed again', async () => {
    const [paid = 0, waiting = 0] = orders;
    const update = db.payload.update.bind(db.payload) as (asked: object) => unknown;
    const [broke] = (await readOrderOf(db.payload, paid)).bookings;
    const broken = vi.spyOn(db.payload, 'update').mockImplementation((async (asked: {
      collection: string;
      id?: number;
    }) => {
      if (asked.collection === 'bookings' && asked.id === broke?.id) throw new Error('The disk is full.');
      return update(asked);
    }) as never);
    vi.spyOn(db.payload.logger, 'error').mockImplementation(() => undefined);
    const stuck = await rest('POST', `/departures/${departure}/call-off`, {});
    expect([stuck.status, stuck.text]).toEqual([409, expect.stringContaining('These could not be')]);
    expect((await readOrderOf(db.payload, waiting)).status).toBe('CANCELLED');
    expect(await readOrderOf(db.payload, paid)).toMatchObject({ status: 'CONFIRMED', total: 96_000 });
    broken.mockRestore();
    vi.restoreAllMocks();
    expect((await rest('POST', `/departures/${departure}/call-off`, {})).status).toBe(200);
    expect(await readOrderOf(db.payload, paid)).toMatchObject({ status: 'CANCELLED', refunded: 96_000 });
  });
});
