import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { describeEachDatabaseInTurn } from '../../../../tests/support/database/testDatabase.ts';
import { buildDeparture, buildTour, buildUser } from '../../../../tests/support/factories.ts';
import { type Rest, restClient } from '../../../../tests/support/requests/rest.ts';
import { addDays } from '../../../shared/time/days.ts';
import { applyPaymentState } from '../paymentFlow/applyPaymentState.ts';
import { beginPayment } from '../paymentFlow/beginPayment.ts';
import { setPaymentProviders } from '../paymentFlow/paymentProviders.ts';
import { MemoryProvider, readEvents, readOrderOf, runScheduledJobs } from '../paymentFlow/testSupport.ts';
import type { DeskPrice } from './rules/deskPrice.ts';

const BY = 'Salma Office';
const DAY_MS = 86_400_000;

describeEachDatabaseInTurn('booking by telephone', (db) => {
  let rest: Rest;
  let departure = 0;
  beforeEach(async () => {
    rest = await restClient(db.payload, await buildUser(db.payload, 'editor', { name: BY }));
    const price = { basis: 'person', from: 48_000, childFrom: 24_000, currency: 'EUR', singleSupplement: 6_000 };
    const tour = await buildTour(db.payload, { title: 'To the dunes', price } as never);
    const start = addDays(new Date().toISOString().slice(0, 10), 90);
    departure = (await buildDeparture(db.payload, { tour: tour.id, start, end: addDays(start, 2), seats: 8 })).id;
    await db.payload.updateGlobal({ slug: 'shop', data: { isOn: true, takesTransfer: true } as never });
  });
  afterEach(() => {
    vi.useRealTimers();
    setPaymentProviders([]);
  });

  const travellers = [
    { unit: 'child', name: 'Sara', age: 9, wishes: 'No nuts' },
    { unit: 'adult', name: 'Amina Idrissi', wishes: '' },
    { unit: 'adult', name: '', wishes: 'Vegan' },
  ];
  const asked = (data: object = {}) => ({
    ...{ uuid: randomUUID(), departure, travellers, extras: [{ code: 'single', count: 1 }], discount: 0 },
    ...{ name: 'Amina Idrissi', email: 'amina@example.com', phone: '+212 600', way: 'transfer', seen: 126_000 },
    ...data,
  });
  const book = (data: object = {}) => rest('POST', '/orders/desk', asked(data));
  const idOf = async (data: object = {}) => Number(((await book(data)).body as { id: number }).id);
  const orders = async () => (await db.payload.count({ collection: 'orders' })).totalDocs;
  const letters = async () => {
    const { docs } = await db.payload.find({ collection: 'mails', pagination: false, showHiddenFields: true });
    return docs.filter(({ to }) => to === 'amina@example.com');
  };

  it('creates the same order as the checkout: seats, price, travellers with requests, statement and letter', async () => {
    const order = await readOrderOf(db.payload, await idOf());
    expect(order).toMatchObject({
      ...{ status: 'CONFIRMED', total: 126_000, dueNow: 126_000, method: 'transfer', paid: 0, provenAt: undefined },
      contact: { fullName: 'Amina Idrissi', emailAddress: 'amina@example.com', phoneNumber: '+212 600' },
    });
    const [booking] = order.bookings;
    expect(booking).toMatchObject({ status: 'CONFIRMED', source: 'studio', reference: order.reference });
    expect(booking?.items.map(({ contact, unitId }) => [unitId, contact?.fullName, contact?.notes])).toEqual([
      ['adult', 'Amina Idrissi', undefined],
      ['adult', '', 'Vegan'],
      ['child', 'Sara', 'Age 9. No nuts'],
    ]);
    const [letter] = await letters();
    // Staff have written the address down, so names may be in the letter.
    expect(letter?.text).toMatch(/Sara/);
    expect(letter?.text).toContain(order.reference);
    expect((await db.payload.findByID({ collection: 'departures', id: departure })).booked).toBe(3);
  });

  it('is in the language that is chosen, else in that of the last order of the customer, else in that of the site', async () => {
    const languageOf = async (data: object = {}) => (await readOrderOf(db.payload, await idOf(data))).locale;
    expect(await languageOf()).toBe('en');
    expect(await book({ locale: 'ar' })).toMatchObject({ status: 409 });
    await db.payload.updateGlobal({ slug: 'languages', data: { offered: ['ar', 'fr'] } });
    expect(await languageOf({ locale: 'ar', seen: 126_000 })).toBe('ar');
    expect((await letters()).filter(({ subject }) => /\p{Script=Arabic}/u.test(subject ?? ''))).toHaveLength(1);
    const one = { travellers: travellers.slice(1, 2), extras: [], seen: 48_000 };
    expect(await languageOf({ ...one, email: 'Amina@Example.com' })).toBe('ar');
    expect(await languageOf({ ...one, email: 'other@example.com' })).toBe('en');
  });

  it('previews the price, and refuses a different one', async () => {
    const { body } = await rest('POST', '/orders/desk/price', asked({ discount: 6_000 }));
    expect(body as DeskPrice).toMatchObject({
      ...{ left: 8, total: 120_000, says: '€1,200', currency: 'EUR' },
      rows: [
        { label: '2 adults, 1 child', value: '€1,200' },
        { label: 'Extras', value: '€60' },
        { label: 'Taken off', value: '−€60' },
      ],
      extras: [{ code: 'single', title: 'Single room', price: '€60' }],
    });
    const { body: said, status } = await book({ seen: 100_000 });
    expect([status, JSON.stringify(said)]).toEqual([409, expect.stringContaining('The price has changed')]);
    expect(await orders()).toBe(0);
    const many = Array.from({ length: 9 }, () => ({ unit: 'adult' }));
    const full = (await rest('POST', '/orders/desk/price', asked({ travellers: many }))).body as DeskPrice;
    expect([full.refusal, full.total]).toEqual(['Only 8 of the 9 places are left.', undefined]);
  });

  it('applies a reduction with a reason, which the history keeps', async () => {
    expect((await book({ discount: 6_000, seen: 120_000 })).status).toBe(400);
    const id = await idOf({ discount: 6_000, seen: 120_000, reason: 'Third journey' });
    expect(await readOrderOf(db.payload, id)).toMatchObject({
      ...{ subtotal: 126_000, discount: 6_000, total: 120_000 },
      reductions: [{ amount: 6_000, reason: 'Third journey' }],
    });
    const { history } = await db.payload.findByID({ collection: 'orders', id, showHiddenFields: true });
    expect(history).toContainEqual(
      expect.objectContaining({ what: 'Placed by telephone, €60 taken off: Third journey', by: BY }),
    );
  });

  it('answers a repeated request with the same order', async () => {
    const sent = asked();
    const [one, other] = [await rest('POST', '/orders/desk', sent), await rest('POST', '/orders/desk', sent)];
    expect(other.body).toEqual(one.body);
    expect(await orders()).toBe(1);
  });

  it('notes money that was received, and confirms', async () => {
    const order = await readOrderOf(db.payload, await idOf({ way: 'received', amount: 26_000, note: 'Cash' }));
    expect(order).toMatchObject({ status: 'CONFIRMED', paid: 26_000, balanceDue: expect.any(String) });
    expect((await book({ way: 'received', amount: 126_001 })).status).toBe(409);
  });

  it('holds seats for a payment link, which is paid days later', async () => {
    const card = new MemoryProvider('stripe');
    setPaymentProviders([card]);
    const until = new Date(Date.now() + 5 * DAY_MS).toISOString();
    const id = await idOf({ way: 'link', until });
    const held = await readOrderOf(db.payload, id);
    expect(held).toMatchObject({ status: 'PLACED', expiresAt: until, method: undefined });
    expect(held.bookings[0]).toMatchObject({ status: 'ON_HOLD', expiresAt: until });
    expect(await letters()).toHaveLength(1);
    vi.useFakeTimers({ now: Date.now() + 4 * DAY_MS, toFake: ['Date'] });
    await runScheduledJobs(db.payload);
    const begun = await beginPayment(db.payload, id, {
      kind: 'full',
      method: 'stripe',
      publicUrl: 'https://khettara.example',
    });
    expect(begun.kind).toBe('away');
    // The longer hold is kept, should nothing be paid now.
    expect((await readOrderOf(db.payload, id)).bookings[0]?.expiresAt).toBe(until);
    const [payment] = (await readOrderOf(db.payload, id)).payments;
    card.pay(payment?.providerId ?? '');
    await applyPaymentState(db.payload, { provider: 'stripe', providerId: payment?.providerId ?? '' });
    expect(await readOrderOf(db.payload, id)).toMatchObject({ status: 'CONFIRMED', paid: 126_000 });
  });

  it('a hold is not extended beyond the chosen time by payments started near its end', async () => {
    const card = new MemoryProvider('stripe');
    setPaymentProviders([card]);
    const until = new Date(Date.now() + DAY_MS).toISOString();
    const id = await idOf({ way: 'link', until });
    const asked = { kind: 'full', method: 'stripe', publicUrl: 'https://khettara.example' } as const;
    for (const minutes of [30, 10]) {
      vi.useFakeTimers({ now: Date.parse(until) - minutes * 60_000, toFake: ['Date'] });
      expect((await beginPayment(db.payload, id, asked)).kind).toBe('away');
      expect(await readOrderOf(db.payload, id)).toMatchObject({ expiresAt: until, bookings: [{ expiresAt: until }] });
    }
    // Paid in time, it is booked.
    const [payment] = (await readOrderOf(db.payload, id)).payments;
    card.pay(payment?.providerId ?? '');
    await applyPaymentState(db.payload, { provider: 'stripe', providerId: payment?.providerId ?? '' });
    expect((await readOrderOf(db.payload, id)).status).toBe('CONFIRMED');
  });

  it('releases the seats when a hold expires unpaid', async () => {
    const id = await idOf({ way: 'link', until: new Date(Date.now() + DAY_MS).toISOString() });
    vi.useFakeTimers({ now: Date.now() + 2 * DAY_MS, toFake: ['Date'] });
    await runScheduledJobs(db.payload);
    await runScheduledJobs(db.payload);
    expect((await readOrderOf(db.payload, id)).status).toBe('EXPIRED');
    expect((await db.payload.findByID({ collection: 'departures', id: departure })).booked).toBe(0);
    expect(await readEvents(db.payload, id)).toContain('Expired');
  });

  it('is confirmed at once when the traveller chooses bank transfer by the link', async () => {
    const id = await idOf({ way: 'link', until: new Date(Date.now() + DAY_MS).toISOString() });
    const asking = { kind: 'full', method: 'transfer', publicUrl: 'https://khettara.example' } as const;
    expect(await beginPayment(db.payload, id, asking)).toEqual({ kind: 'done' });
    expect((await readOrderOf(db.payload, id)).status).toBe('CONFIRMED');
  });

  it('the letter of a payment link requests no transfer, which would arrive after the hold expires', async () => {
    await db.payload.updateGlobal({ slug: 'shop', data: { transferText: 'IBAN MA64' } as never });
    await idOf({ way: 'link', until: new Date(Date.now() + DAY_MS).toISOString() });
    await idOf({ way: 'transfer', travellers: [{ unit: 'adult', name: 'Amina', wishes: '' }], seen: 54_000 });
    const texts = (await letters()).map(({ text }) => text ?? '').reverse();
    expect(texts.map((text) => text.includes('IBAN MA64'))).toEqual([false, true]);
    const linked = texts[0] ?? '';
    expect(linked).toContain('€1,260');
    expect(linked).toMatch(/until \d{1,2} \w+ \d{4}, \d\d:\d\d/);
  });

  it('previews the letter, and stores nothing', async () => {
    const { body } = await rest('POST', '/orders/desk/letter', asked());
    const { html, subject } = body as { html: string; subject: string };
    expect(html).toContain('Sara');
    expect(subject).toContain('…');
    expect(await orders()).toBe(0);
    expect((await db.payload.count({ collection: 'mails' })).totalDocs).toBe(0);
    expect((await db.payload.findByID({ collection: 'departures', id: departure })).booked).toBe(0);
    expect((await rest('POST', '/orders/desk/letter', asked({ email: '' }))).body).toEqual({});
  });

  it('refuses invalid input: no name, invalid e-mail address, not enough seats, too long a hold; and authors', async () => {
    const until = new Date(Date.now() + 30 * DAY_MS).toISOString();
    const many = Array.from({ length: 9 }, () => ({ unit: 'adult' }));
    const author = await restClient(db.payload, await buildUser(db.payload, 'author'));
    const refused = [
      (await book({ name: ' ' })).status,
      (await book({ email: 'nobody' })).status,
      (await book({ travellers: many })).status,
      (await book({ way: 'link', until })).status,
      (await author('POST', '/orders/desk', asked())).status,
      (await author('POST', '/orders/desk/price', asked())).status,
    ];
    expect(refused).toEqual([400, 400, 409, 400, 403, 403]);
    expect(await orders()).toBe(0);
  });
});
