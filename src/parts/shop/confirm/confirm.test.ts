import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { describeEachDatabaseInTurn } from '../../../../tests/support/database/testDatabase.ts';
import { buildDeparture, buildUser } from '../../../../tests/support/factories.ts';
import { restClient } from '../../../../tests/support/requests/rest.ts';
import type { EndpointContext } from '../../../endpoints/formEndpoint.ts';
import { createTranslate } from '../../../shared/messages/index.ts';
import { isAddressProven } from '../../../tours/booking/order.ts';
import { confirmPath } from '../orders/confirmLink.ts';
import { orderToken } from '../orders/orderLink.ts';
import { applyPaymentState } from '../paymentFlow/applyPaymentState.ts';
import { beginPayment } from '../paymentFlow/beginPayment.ts';
import { setPaymentProviders } from '../paymentFlow/paymentProviders.ts';
import { buildOrder, MemoryProvider, readOrderOf, runScheduledJobs } from '../paymentFlow/testSupport.ts';
import { voucherPage } from '../voucher/queryEndpoints.ts';
import { confirm, confirmPage } from './confirmEndpoints.ts';

const HOUR_MS = 3_600_000;

describeEachDatabaseInTurn('a pay-later booking with an unproven address', (db) => {
  let departure = 0;
  let card: MemoryProvider;
  const now = new Date('2026-11-24T10:00:00Z');
  beforeEach(async () => {
    vi.useFakeTimers({ now, toFake: ['Date'] });
    card = new MemoryProvider('stripe');
    setPaymentProviders([card]);
    departure = (await buildDeparture(db.payload, { seats: 8 })).id;
    const data = {
      isOn: true,
      takesTransfer: true,
      takesArrival: true,
      transferText: 'IBAN MA64',
      noticeEmail: 'salma@example.com',
    };
    await db.payload.updateGlobal({ slug: 'shop', data: data as never });
  });
  afterEach(() => {
    vi.useRealTimers();
    setPaymentProviders([]);
  });

  const read = (id: number) => readOrderOf(db.payload, id);
  const begin = (id: number, method: 'arrival' | 'stripe' | 'transfer' = 'transfer') =>
    beginPayment(db.payload, id, { kind: 'full', method, publicUrl: 'http://x.example' });
  const place = async (method: 'arrival' | 'transfer' = 'transfer', data: object = {}) => {
    const id = await buildOrder(db.payload, [departure], { ...data });
    expect(await begin(id, method)).toEqual({ kind: 'unconfirmed' });
    return id;
  };
  const booked = async () =>
    (await db.payload.findByID({ collection: 'departures', id: departure, depth: 0 })).booked ?? 0;
  const mails = async (id: number) => {
    const { docs } = await db.payload.find({
      collection: 'mails',
      where: { about: { equals: `order:${id}` } },
      sort: 'id',
      pagination: false,
      showHiddenFields: true,
    });
    return docs.map(({ key, text }) => ({ news: String(key).split(':')[2], key: String(key), text }));
  };
  const newsOf = async (id: number) =>
    (await mails(id)).map(({ key, news }) => (key.endsWith(':staff') ? `staff ${news}` : news));
  const contextOf = (path: string) =>
    ({
      ...{
        payload: db.payload,
        t: createTranslate('en'),
        now: new Date(),
        cookies: {},
        visitor: '198.51.100.7',
        fontFacesOf: () => '',
      },
      params: { token: path.split('/').at(-2) ?? '' },
    }) as unknown as EndpointContext;
  const linkOf = async (id: number) => confirmPath(db.payload.secret, await read(id));
  const press = async (path: string) => confirm.take({}, contextOf(path));

  it('holds its seats until the mailed link is confirmed; opening the page changes nothing', async () => {
    const id = await place();
    const order = await read(id);
    expect([order.status, order.bookings.map(({ status }) => status), await booked()]).toEqual([
      'PLACED',
      ['ON_HOLD'],
      1,
    ]);
    expect(order.confirmBy).toBe(new Date(now.getTime() + 24 * HOUR_MS).toISOString());
    const path = await linkOf(id);
    expect((await mails(id)).map(({ news, text }) => [news, text?.includes(path)])).toEqual([['unconfirmed', true]]);
    // The order token of the browser does not open that page, and there is no voucher yet.
    const own = contextOf(`/shop/confirm/${orderToken(db.payload.secret, id)}/`);
    expect(await confirmPage.answer(own)).toEqual({ kind: 'missing' });
    expect((await confirm.take({}, own)).kind).toBe('missing');
    expect((await voucherPage.answer(own)).kind).toBe('notice');
    for (let look = 0; look < 2; look += 1) {
      const page = await confirmPage.answer(contextOf(path));
      expect(page).toMatchObject({ kind: 'notice', notice: { button: 'Confirm this booking' } });
    }
    expect((await read(id)).status).toBe('PLACED');
    // Sent twice concurrently, and once more later.
    const answers = await Promise.all([press(path), press(path)]);
    expect(answers.map(({ kind }) => kind)).toEqual(['done', 'done']);
    expect((await press(path)).kind).toBe('done');
    const confirmed = await read(id);
    expect(confirmed).toMatchObject({ status: 'CONFIRMED', method: 'transfer', balanceDue: '2026-11-29' });
    expect([confirmed.bookings.map(({ status }) => status), isAddressProven(confirmed)]).toEqual([['CONFIRMED'], true]);
    expect(await newsOf(id)).toEqual(['unconfirmed', 'confirmed', 'staff confirmed']);
    expect((await voucherPage.answer(own)).kind).toBe('page');
    expect(await confirmPage.answer(contextOf(path))).toMatchObject({
      notice: { title: 'Your booking is confirmed' },
    });
  });

  it.each(['transfer', 'arrival'] as const)(
    'by %s expires after a reminder, and releases its seats',
    async (method) => {
      const id = await place(method);
      vi.setSystemTime(now.getTime() + 17 * HOUR_MS);
      await runScheduledJobs(db.payload);
      expect(await newsOf(id)).toEqual(['unconfirmed']);
      vi.setSystemTime(now.getTime() + 18 * HOUR_MS);
      await runScheduledJobs(db.payload);
      await runScheduledJobs(db.payload);
      expect(await newsOf(id)).toEqual(['unconfirmed', 'unconfirmedReminder']);
      expect(await booked()).toBe(1);
      vi.setSystemTime(now.getTime() + 24 * HOUR_MS);
      await runScheduledJobs(db.payload);
      const order = await read(id);
      expect([order.status, order.bookings.map(({ status }) => status), await booked()]).toEqual([
        'CANCELLED',
        ['CANCELLED'],
        0,
      ]);
      const told = await mails(id);
      expect(told.map(({ news }) => news)).toEqual(['unconfirmed', 'unconfirmedReminder', 'cancelled']);
      expect(told.at(-1)?.text).toContain('was not confirmed in time');
      expect(await press(await linkOf(id))).toMatchObject({ kind: 'done', notice: { status: 410 } });
      expect((await read(id)).status).toBe('CANCELLED');
    },
  );

  it('asks in the language of its order, wherever its link is opened', async () => {
    const id = await place();
    await db.payload.db.updateOne({ collection: 'orders', id, data: { locale: 'ar' } });
    const button = createTranslate('ar')('shop.confirm.button');
    expect(await confirmPage.answer(contextOf(await linkOf(id)))).toMatchObject({ notice: { locale: 'ar', button } });
  });

  it('expires also when the server was down as its hold ended', async () => {
    const id = await place();
    vi.setSystemTime(now.getTime() + 30 * HOUR_MS);
    await runScheduledJobs(db.payload);
    expect([(await read(id)).status, await booked()]).toEqual(['CANCELLED', 0]);
    expect((await mails(id)).at(-1)?.text).toContain('was not confirmed in time');
  });

  it('can be paid instead, and still awaits confirmation after an abandoned payment', async () => {
    const id = await place();
    const begun = await begin(id, 'stripe');
    const payment = begun.kind === 'away' ? begun.url.replace('https://pay.example/', '') : expect.fail(begun.kind);
    const waiting = await read(id);
    expect(waiting).toMatchObject({ status: 'PLACED', method: 'transfer' });
    expect(Date.parse(waiting.bookings[0]?.expiresAt ?? '')).toBeGreaterThan(now.getTime() + 24 * HOUR_MS);
    card.pay(payment);
    expect(await applyPaymentState(db.payload, { provider: 'stripe', providerId: payment })).toBe('paid');
    expect(await read(id)).toMatchObject({ status: 'CONFIRMED', paid: 48_000 });
    await runScheduledJobs(db.payload);
    vi.setSystemTime(now.getTime() + 30 * HOUR_MS);
    await runScheduledJobs(db.payload);
    expect((await read(id)).status).toBe('CONFIRMED');
  });

  it('is confirmed by editors in the studio, and by no other role', async () => {
    const id = await place('arrival');
    const author = await restClient(db.payload, await buildUser(db.payload, 'author'));
    expect((await author('POST', `/orders/${id}/confirm`, {})).status).toBe(403);
    const editor = await restClient(db.payload, await buildUser(db.payload, 'editor'));
    const answer = await editor('POST', `/orders/${id}/confirm`, {});
    expect([answer.status, answer.text]).toEqual([200, expect.stringContaining('Confirmed.')]);
    const order = await read(id);
    expect([order.status, order.balanceDue, isAddressProven(order)]).toEqual([
      'CONFIRMED',
      order.bookings[0]?.start,
      false,
    ]);
    await editor('POST', `/orders/${id}/cancel`, { seen: 0 });
    expect((await editor('POST', `/orders/${id}/confirm`, {})).status).toBe(409);
  });

  it('is confirmed at once for a signed-in customer', async () => {
    const customer = await db.payload.create({
      collection: 'customers',
      data: { email: 'amina@example.com' } as never,
    });
    const id = await buildOrder(db.payload, [departure], { customer: customer.id });
    expect(await begin(id)).toEqual({ kind: 'done' });
    expect((await read(id)).status).toBe('CONFIRMED');
  });

  it('has another link for another address; links of other sites are invalid', async () => {
    const order = await read(await place());
    const { secret } = db.payload;
    const other = confirmPath(secret, { ...order, contact: { emailAddress: 'other@example.com' } });
    expect((await press(other)).kind).toBe('missing');
    expect((await press(confirmPath('other', order))).kind).toBe('missing');
    expect((await press(confirmPath(secret, { ...order, id: order.id + 1 }))).kind).toBe('missing');
    expect((await read(order.id)).status).toBe('PLACED');
  });
});
