import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { describeEachDatabaseInTurn } from '../../../../tests/support/database/testDatabase.ts';
import { buildDeparture, buildTour, buildUser } from '../../../../tests/support/factories.ts';
import { type Rest, restClient } from '../../../../tests/support/requests/rest.ts';
import { checkPapers } from '../cancel/testSupport.ts';
import { readNote } from '../desk/rules/deskRequest.ts';
import { applyPaymentState } from '../paymentFlow/applyPaymentState.ts';
import { beginPayment } from '../paymentFlow/beginPayment.ts';
import { setPaymentProviders } from '../paymentFlow/paymentProviders.ts';
import { buildOrder, MemoryProvider, readOrderOf } from '../paymentFlow/testSupport.ts';
import type { ChangePrice } from './rules/changePrice.ts';

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

const BY = 'Salma Office';

describeEachDatabaseInTurn('a booking that is changed at the desk', (db) => {
  let rest: Rest;
  let [order, march, may, other] = [0, 0, 0, 0];
  const read = () => readOrderOf(db.payload, order);
  const booking = async (index = 0) => (await read()).bookings[index] ?? expect.fail('There is no booking.');
  /** The initial form of the page, with some fields changed. */
  const form = async (data: object = {}, index = 0) => {
    const { contact } = await read();
    const { departure, extras, id, items, updatedAt } = await booking(index);
    return {
      ...{ booking: id, version: updatedAt, departure, discount: 0, kept: null, reason: '', isTold: true },
      extras: extras.map(({ code, count }) => ({ code, count })),
      travellers: items.map(({ contact: who, unitId, uuid }) => {
        const { age, wishes } = readNote(who?.notes);
        return { uuid, unit: unitId, name: who?.fullName ?? '', age: age ? Number(age) : null, wishes };
      }),
      ...{ name: contact.fullName, email: contact.emailAddress, phone: contact.phoneNumber ?? '', uuid: randomUUID() },
      ...data,
    };
  };
  const priceOf = async (data: object) =>
    (await rest('POST', `/orders/${order}/change/price`, data)).body as ChangePrice;
  /** Submits the change at the shown price. */
  const change = async (data: object = {}, index = 0) => {
    const sent = await form(data, index);
    const { back = 0, total = 0 } = await priceOf(sent);
    return rest('POST', `/orders/${order}/change`, { seen: { total, back }, ...sent });
  };
  const more = async (count: number) => [
    ...(await form()).travellers,
    ...Array.from({ length: count }, () => ({ unit: 'adult', name: '' })),
  ];
  const pay = async () => {
    const asked = { kind: 'full', method: 'stripe', publicUrl: 'http://x.example' } as const;
    const begun = await beginPayment(db.payload, order, asked);
    const payment = begun.kind === 'away' ? begun.url.replace('https://pay.example/', '') : expect.fail(begun.kind);
    card.pay(payment);
    await applyPaymentState(db.payload, { provider: 'stripe', providerId: payment });
  };
  const letters = async () => {
    const where = { key: { contains: `order:${order}:changed` } };
    return (await db.payload.find({ collection: 'mails', where, pagination: false })).docs;
  };
  const history = async () => {
    const row = await db.payload.findByID({ collection: 'orders', id: order, depth: 0, showHiddenFields: true });
    return row.history as { what: string; by: string }[];
  };
  const check = () => checkPapers(db.payload, order, card);
  const build = async (departures = [march], data: object = {}) => {
    order = await buildOrder(db.payload, departures, data as never);
  };
  beforeEach(async () => {
    rest = await restClient(db.payload, await buildUser(db.payload, 'editor', { name: BY }));
    const cancellation = [
      { days: 120, percent: 0 },
      { days: 14, percent: 35 },
    ];
    const price = { basis: 'person', from: 48_000, childFrom: 24_000, currency: 'EUR' };
    const tour = (await buildTour(db.payload, { cancellation, price } as never)).id;
    march = (await buildDeparture(db.payload, { tour, start: '2027-03-01', end: '2027-03-03', seats: 4 })).id;
    const dates = { tour, start: '2027-05-01', end: '2027-05-03', seats: 3, price: 60_000 };
    may = (await buildDeparture(db.payload, dates as never)).id;
    const elsewhere = await buildTour(db.payload, { title: 'To the coast' });
    other = (await buildDeparture(db.payload, { tour: elsewhere.id, start: '2027-04-01', end: '2027-04-02' })).id;
    await build();
  });
  const seatsOf = async (id: number) => (await db.payload.findByID({ collection: 'departures', id })).booked ?? 0;

  it('moves it to another date: seats, price, balance, letter and history follow', async () => {
    await pay();
    expect(await priceOf(await form({ departure: may }))).toMatchObject({
      ...{ total: 60_000, back: 0, left: 3, isSame: false },
      money: ['€120 more.', '€480 is paid.', expect.stringMatching(/^€120 is to be paid by /)],
    });
    const { body, status } = await change({ departure: may });
    expect([status, body]).toEqual([200, { said: 'It costs €120 more. The letter is on its way.' }]);
    expect(await read()).toMatchObject({
      total: 60_000,
      paid: 48_000,
      bookings: [{ start: '2027-05-01', departure: may }],
    });
    expect([await seatsOf(march), await seatsOf(may)]).toEqual([0, 1]);
    expect((await letters()).map(({ text }) => text?.includes('€120'))).toEqual([true]);
    const { by, what } = (await history()).at(-1) ?? expect.fail();
    expect(by).toBe(BY);
    const { docs } = await db.payload.find({ collection: 'bookings', showHiddenFields: true });
    const own = docs.flatMap(({ history: events }) => events as { what: string }[]);
    expect(own.at(-1)?.what).toMatch(/^Changed: 1–3 May 2027 instead of /);
    expect(what).toMatch(/^Changed .*: 1–3 May 2027 instead of 1–3 Mar(ch)? 2027; €600 instead of €480$/);
    await check();
  });

  it('refunds the difference for fewer travellers by the terms, to the original means of payment', async () => {
    await change({ travellers: await more(1) });
    await pay();
    const [first] = (await form()).travellers;
    const priced = await priceOf(await form({ travellers: [first] }));
    expect(priced).toMatchObject({ total: 64_800, back: 31_200, kept: { amount: 16_800 } });
    expect(priced.kept?.says).toBe('The terms keep 35 % of €480 today: €168.');
    const { body } = await change({ travellers: [first] });
    expect(body).toEqual({ said: '€312 goes back the way it came. The letter is on its way.' });
    expect(await read()).toMatchObject({ total: 64_800, paid: 96_000, refunded: 31_200 });
    expect((await history()).map(({ what }) => what).join()).toContain('€168 kept by the terms; €312 to be given back');
    await check();
    await rest('POST', `/orders/${order}/cancel`, {});
    await check();
  });

  it('requires a reason for another refund and for a discount', async () => {
    await change({ travellers: await more(1) });
    await pay();
    const [first] = (await form()).travellers;
    for (const data of [{ kept: 0 }, { discount: 1000 }])
      expect((await change({ travellers: [first], ...data })).text).toContain('Say why');
    const reason = 'Ill, with a certificate';
    const sent = { travellers: [first], kept: 0, discount: 3000, reason };
    expect((await change(sent)).status).toBe(200);
    expect(await read()).toMatchObject({ total: 45_000, discount: 3000, refunded: 51_000 });
    expect((await history()).map(({ what }) => what).join()).toContain(reason);
    await check();
  });

  it('offers no refund for an unpaid order, and keeps its hold', async () => {
    await change({ travellers: await more(2) });
    const before = await read();
    const [first] = (await form()).travellers;
    const { back, money } = await priceOf(await form({ travellers: [first] }));
    expect([back, money?.slice(0, 2)]).toEqual([0, ['€960 less.', 'Nothing is paid yet.']]);
    await change({ travellers: [first] });
    expect(await read()).toMatchObject({
      status: 'PLACED',
      total: 48_000,
      dueNow: 48_000,
      expiresAt: before.expiresAt,
    });
    await check();
  });

  it('is refused when the departure is full, and the booked seats are kept', async () => {
    await pay();
    const { text } = await change({ departure: may, travellers: await more(3) });
    expect(text).toContain('Only 3 of the 4 places are left.');
    expect(await read()).toMatchObject({ total: 48_000, bookings: [{ departure: march }] });
    expect([await seatsOf(march), await seatsOf(may)]).toEqual([1, 0]);
    await check();
  });

  it('is refused for an outdated price, and for a booking changed meanwhile', async () => {
    await pay();
    const sent = await form({ departure: may });
    const stale = await rest('POST', `/orders/${order}/change`, { ...sent, seen: { total: 1, back: 0 } });
    expect([stale.status, stale.text]).toEqual([409, expect.stringContaining('The price has changed')]);
    vi.setSystemTime(new Date('2026-11-24T10:05:00Z'));
    await change({ travellers: await more(1) });
    const late = await rest('POST', `/orders/${order}/change`, { ...sent, seen: { total: 60_000, back: 0 } });
    expect([late.status, late.text]).toEqual([409, expect.stringContaining('changed meanwhile')]);
    expect(await read()).toMatchObject({ total: 96_000, bookings: [{ departure: march }] });
  });

  it('is made once for a repeated request, and for two concurrent ones', async () => {
    await pay();
    const sent = { ...(await form({ departure: may })), seen: { total: 60_000, back: 0 } };
    const answers = await Promise.all([1, 2].map(() => rest('POST', `/orders/${order}/change`, sent)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await history()).filter(({ what }) => what.startsWith('Changed'))).toHaveLength(1);
    await check();
  });

  it('changes names and requests without the price, and sends no letter when staff opt out', async () => {
    await pay();
    const [first] = (await form()).travellers;
    const travellers = [{ ...first, name: 'Sara Idrissi', age: 41, wishes: 'Vegan' }];
    const data = { travellers, isTold: false, name: 'Amina Berrada', email: 'berrada@example.com' };
    expect((await change(data)).body).toEqual({ said: 'The price stays. No letter was sent.' });
    const { bookings, contact, total } = await read();
    expect(bookings[0]?.items[0]?.contact).toMatchObject({ fullName: 'Sara Idrissi', notes: 'Age 41. Vegan' });
    expect([total, contact.fullName, contact.emailAddress]).toEqual([48_000, 'Amina Berrada', 'berrada@example.com']);
    expect(await letters()).toEqual([]);
    const said = (await history()).map(({ what }) => what);
    expect(said.join()).toMatch(/name, age or wishes of traveller 1\. No letter was sent/);
    // Erasing removes names here, too.
    expect(said.join()).not.toContain('Sara');
    expect((await change()).text).toContain('Nothing is changed yet.');
  });

  it('moves one booking of several to another tour, and keeps the promotion', async () => {
    await build([march, may], {
      discount: 9_600,
      subtotal: 108_000,
      total: 98_400,
      dueNow: 98_400,
      promotion: 'SPRING',
    });
    await pay();
    expect((await change({ departure: other }, 1)).status).toBe(200);
    const { bookings, discount } = await read();
    expect([bookings.map(({ tourTitle }) => tourTitle)[1], discount]).toEqual(['To the coast', 9_600]);
    expect((await history()).map(({ what }) => what).join()).toContain('To the coast instead of ');
    await check();
  });

  it('keeps a discount with its reason separate from the promotion, also with fewer travellers', async () => {
    const money = { discount: 9_600, subtotal: 96_000, total: 86_400, dueNow: 86_400, promotion: 'SPRING' };
    await build([march, may], money);
    await pay();
    expect((await change({ discount: 4_000, reason: 'Third journey' })).status).toBe(200);
    const said = await read();
    expect([said.discount, said.reductions]).toEqual([13_600, [{ amount: 4_000, reason: 'Third journey' }]]);
    await check();
  });

  it('can override a rule of the tour, unlike the booking’s form', async () => {
    await pay();
    const [first] = (await form()).travellers;
    const alone = [{ ...first, unit: 'child' }];
    expect(await priceOf(await form({ travellers: alone }))).toMatchObject({
      rule: expect.stringContaining('with an adult'),
    });
    expect((await change({ travellers: alone })).status).toBe(200);
    expect((await booking()).items.map(({ unitId }) => unitId)).toEqual(['child']);
    await check();
  });

  it('previews the letter, and stores nothing', async () => {
    await pay();
    const sent = { ...(await form({ departure: may })), seen: { total: 60_000, back: 0 } };
    const { body } = await rest('POST', `/orders/${order}/change/letter`, sent);
    expect((body as { html: string }).html).toContain('Mon 3 May 2027');
    expect(await read()).toMatchObject({ total: 48_000, bookings: [{ departure: march }] });
    expect(await letters()).toEqual([]);
  });

  it('offsets a pending manual refund against a higher price', async () => {
    await build([march, march]);
    await rest('POST', `/orders/${order}/received`, { amount: 96_000, uuid: randomUUID() });
    const cancelled = (await booking(1)).id;
    await rest('POST', `/bookings/${cancelled}/cancel`, {});
    expect(await booking(1)).toMatchObject({ refundDue: 31_200 });
    const { money } = await priceOf(await form({ departure: may }));
    expect(money).toContain('€120 that was to go back pays for it.');
    await change({ departure: may });
    expect(await read()).toMatchObject({ total: 76_800, paid: 96_000, bookings: [{}, { refundDue: 19_200 }] });
    await check();
    // The booking's form does the same.
    await rest('PATCH', `/bookings/${(await booking()).id}`, { adults: 2 });
    expect(await read()).toMatchObject({ total: 136_800, bookings: [{}, { refundDue: 0 }] });
    await check();
  });

  it('waits for a refund that its provider has not made yet', async () => {
    await build([march, march]);
    await pay();
    card.isAway = true;
    await rest('POST', `/bookings/${(await booking(1)).id}/cancel`, {});
    expect((await change({ departure: may })).text).toContain('on its way back');
    expect(await read()).toMatchObject({ bookings: [{ departure: march }, {}] });
    await check();
  });

  it('is refused during a payment in progress, except for names', async () => {
    const asked = { kind: 'full', method: 'stripe', publicUrl: 'http://x.example' } as const;
    await beginPayment(db.payload, order, asked);
    expect((await priceOf(await form({ departure: may }))).refusal).toContain('about to pay the price as it is');
    expect((await change({ departure: may })).status).toBe(409);
    const [first] = (await form()).travellers;
    expect((await change({ travellers: [{ ...first, name: 'Sara Idrissi' }] })).status).toBe(200);
    await check();
  });

  it('is allowed to editors and admins only', async () => {
    const author = await restClient(db.payload, await buildUser(db.payload, 'author'));
    for (const path of ['change', 'change/price', 'change/letter'])
      expect((await author('POST', `/orders/${order}/${path}`, await form())).status).toBe(403);
  });
});
