import { randomUUID } from 'node:crypto';
import { createLocalReq } from 'payload';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { describeDatabase, describeEachDatabase } from '../../../tests/support/database/testDatabase.ts';
import { buildDeparture, buildTour, buildUser } from '../../../tests/support/factories.ts';
import { IS_LONG } from '../../../tests/support/long.ts';
import type { Booking } from '../../cms/payload-types.ts';
import { BookingRejectedError, type Refusal } from './bookingRejectedError.ts';
import { endHolds } from './endHolds.ts';
import { eraseBookingsOf, exportBookingsOf } from './personalData.ts';

const MINUTE_MS = 60_000;
/** Concurrent requests for the last ten seats. */
const ATTEMPTS = IS_LONG ? 1000 : 120;

/** The refusal of a booking; fails where there was none. */
async function refusalOf(asked: Promise<unknown>): Promise<Refusal> {
  const error = await asked.then(
    () => expect.fail('it was not refused'),
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(BookingRejectedError);
  return (error as BookingRejectedError).reason;
}

describeEachDatabase('seats of a departure', (db) => {
  let tour = 0;
  let departure = 0;
  beforeEach(async () => {
    tour = (await buildTour(db.payload, { title: 'To the dunes' })).id;
    departure = (await buildDeparture(db.payload, { tour })).id;
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const book = (data: Partial<Booking> = {}) =>
    db.payload.create({
      collection: 'bookings',
      data: { departure, adults: 2, status: 'ON_HOLD', ...data } as never,
      depth: 0,
    });
  const set = (id: number, data: Partial<Booking>) =>
    db.payload.update({ collection: 'bookings', id, data: data as never, depth: 0 });
  const places = async () => {
    const { availability, booked } = await db.payload.findByID({ collection: 'departures', id: departure, depth: 0 });
    return `${booked} booked, ${availability}`;
  };
  const endAll = (now: Date) => endHolds.run({ payload: db.payload, env: {} as never, now, isStopped: () => false });

  it('are held, confirmed and released, and the departure counts what is left', async () => {
    expect(await places()).toBe('0 booked, open');
    const first = await book({ adults: 5 });
    expect(first).toMatchObject({ status: 'ON_HOLD', places: 5, total: 240_000, currency: 'EUR', tour });
    expect(first).toMatchObject({ tourTitle: 'To the dunes', start: expect.stringMatching(/^\d{4}-04-10$/) });
    expect(first.reference).toMatch(/^[A-Z]-[3-9A-Y]{5}$/);
    expect(await places()).toBe('5 booked, limited');
    await set(first.id, { status: 'CONFIRMED' });
    const second = await book({ adults: 3 });
    expect(await places()).toBe('8 booked, full');
    expect(await refusalOf(book({ adults: 1 }))).toBe('full');
    await set(second.id, { status: 'CANCELLED' });
    expect(await places()).toBe('5 booked, limited');
    expect(await refusalOf(set(second.id, { status: 'CONFIRMED' }))).toBe('ended');
    expect(await refusalOf(book({ adults: 4 }))).toBe('full');
    await set(first.id, { adults: 2 });
    await book({ adults: 6 });
    expect(await refusalOf(set(first.id, { adults: 3 }))).toBe('full');
  });

  it('are never overbooked by concurrent requests, on two departures and by moving bookings', async () => {
    await db.payload.update({ collection: 'departures', id: departure, data: { seats: 30, taken: 20 } });
    const other = await buildDeparture(db.payload, { tour, start: '2099-05-10', end: '2099-05-12', seats: 1 });
    const moved = await book({ departure: other.id, adults: 1 });
    const asked = Array.from({ length: ATTEMPTS }, (_, index) =>
      index === 7 ? set(moved.id, { departure }) : book({ adults: 1, status: index % 2 ? 'CONFIRMED' : 'ON_HOLD' }),
    );
    const answers = await Promise.allSettled(asked);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
    const reasons = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []));
    expect(new Set(reasons.map((reason) => (reason as BookingRejectedError).reason))).toEqual(new Set(['full']));
    expect(await places()).toBe('10 booked, full');
  }, 120_000);

  it('of a hold are free from the moment it expires, before the job stores that', async () => {
    const hold = await book({ adults: 8 });
    expect(await refusalOf(book({ adults: 1 }))).toBe('full');
    vi.useFakeTimers({ now: Date.now() + 31 * MINUTE_MS, toFake: ['Date'] });
    expect(await refusalOf(set(hold.id, { status: 'CONFIRMED' }))).toBe('ended');
    const next = await book({ adults: 7 });
    await endAll(new Date());
    expect(await db.payload.findByID({ collection: 'bookings', id: hold.id })).toMatchObject({ status: 'EXPIRED' });
    expect(await places()).toBe('7 booked, limited');
    expect(await set(next.id, { status: 'CONFIRMED' })).toMatchObject({ status: 'CONFIRMED' });
    await endAll(new Date(Date.now() + 99 * MINUTE_MS));
    expect(await places()).toBe('7 booked, limited');
  });

  it('of a booking that is confirmed and cancelled concurrently: one request is refused', async () => {
    const { id } = await book();
    const answers = await Promise.allSettled([
      set(id, { status: 'CONFIRMED' }),
      set(id, { status: 'EXPIRED' }),
      set(id, { status: 'CANCELLED' }),
    ]);
    const { status } = await db.payload.findByID({ collection: 'bookings', id });
    // A confirmed booking can still be cancelled; ended ones stay ended.
    expect(['CANCELLED', 'EXPIRED']).toContain(status);
    expect(answers.filter((answer) => answer.status === 'rejected').length).toBeGreaterThan(0);
    expect(await places()).toBe('0 booked, open');
  });

  it('stay counted when an editor saves a stale departure; fewer seats or deletion are refused', async () => {
    const seen = await db.payload.findByID({ collection: 'departures', id: departure, depth: 0 });
    await book({ adults: 6 });
    await db.payload.update({
      collection: 'departures',
      id: departure,
      data: { ...seen, note: 'By the coast' } as never,
    });
    expect(await places()).toBe('6 booked, limited');
    await expect(db.payload.update({ collection: 'departures', id: departure, data: { seats: 5 } })).rejects.toThrow(
      '6 places are booked here and 0 are taken elsewhere, so there cannot be only 5.',
    );
    await expect(db.payload.delete({ collection: 'departures', id: departure })).rejects.toThrow('has bookings');
  });

  it('are booked once per uuid, however often it is sent concurrently', async () => {
    const uuid = randomUUID();
    const answers = await Promise.allSettled(Array.from({ length: 5 }, () => book({ adults: 1, uuid })));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await places()).toBe('1 booked, open');
  });
});

describeDatabase('a booking', (db) => {
  let departure = 0;
  let tour = 0;
  beforeEach(async () => {
    tour = (await buildTour(db.payload, { price: { from: 48_000, childFrom: 30_000, currency: 'EUR' } as never })).id;
    departure = (await buildDeparture(db.payload, { tour })).id;
  });

  const book = async (data: Partial<Booking> = {}) =>
    db.payload.create({
      collection: 'bookings',
      data: { departure, adults: 1, status: 'ON_HOLD', ...data } as never,
      depth: 0,
    });

  it('has the server’s price, whatever staff send, and keeps it when prices change', async () => {
    const user = await buildUser(db.payload, 'editor');
    const sent = { departure, adults: 2, children: 1, status: 'CONFIRMED', total: 1, places: 0, reference: 'MINE' };
    const booking = await db.payload.create({
      collection: 'bookings',
      data: sent as never,
      depth: 0,
      overrideAccess: false,
      user,
    });
    expect(booking).toMatchObject({ total: 126_000, places: 3, source: 'studio' });
    expect(booking.reference).not.toBe('MINE');
    expect(booking.history).toMatchObject([{ by: user.email, what: 'Confirmed' }]);
    await db.payload.update({
      collection: 'tours',
      id: tour,
      data: { price: { from: 90_000, currency: 'EUR' } as never, _status: 'published' },
    });
    const later = { notes: 'Vegetarian', name: 'Amina Idrissi', email: 'amina@example.com' };
    expect(
      await db.payload.update({ collection: 'bookings', id: booking.id, data: later as never, depth: 0 }),
    ).toMatchObject({ total: 126_000, contact: { fullName: 'Amina Idrissi', emailAddress: 'amina@example.com' } });
  });

  it('is held for days and extended by staff only', async () => {
    const user = await buildUser(db.payload, 'editor');
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
    const hold = (days: number) =>
      db.payload.create({
        collection: 'bookings',
        data: { departure, adults: 1, status: 'ON_HOLD', expiresAt: inDays(days) } as never,
        depth: 0,
        overrideAccess: false,
        user,
      });
    const heldFor = ({ expiresAt }: Booking) => Math.round((Date.parse(String(expiresAt)) - Date.now()) / 86_400_000);
    const held = await hold(9);
    expect(heldFor(held)).toBe(9);
    await expect(hold(20)).rejects.toThrow(/Held until/);
    await expect(hold(-1)).rejects.toThrow(/Held until/);
    // Changes by others leave the hold as it is; their own requests hold for a day.
    const others = { collection: 'bookings', id: held.id, depth: 0 } as const;
    expect(heldFor(await db.payload.update({ ...others, data: { notes: 'Vegan' } as never }))).toBe(9);
    const data = { expiresAt: inDays(14) } as never;
    const later = await db.payload.update({ ...others, data, overrideAccess: false, user });
    expect(heldFor(later)).toBe(14);
    expect(later.history).toMatchObject([
      {},
      { what: 'Changed' },
      { by: user.email, what: expect.stringMatching(/^Held until \d{1,2} [A-Z][a-z]{2} \d{4}, \d\d:\d\d UTC$/) },
    ]);
    expect(heldFor(await db.payload.update({ ...others, data }))).toBe(14);
    expect(heldFor(await db.payload.update({ ...others, data: { expiresAt: inDays(13) } as never }))).toBe(1);
  });

  it('is for editors only, and cannot be deleted', async () => {
    const booking = await book();
    const author = await buildUser(db.payload, 'author');
    const admin = await buildUser(db.payload, 'admin');
    const { id } = booking;
    const find = (user?: object) =>
      db.payload.findByID({ collection: 'bookings', id, overrideAccess: false, ...(user && { user: user as never }) });
    await expect(find()).rejects.toThrow();
    await expect(find(author)).rejects.toThrow();
    expect(await find(admin)).toMatchObject({ id });
    await expect(
      db.payload.delete({ collection: 'bookings', id, overrideAccess: false, user: admin }),
    ).rejects.toThrow();
  });

  it('keeps its travellers and their order when their number is unchanged', async () => {
    const items = ['child', 'adult'].map((unitId) => ({ uuid: randomUUID(), unitId }));
    const { id } = await book({ items } as never);
    const later = await db.payload.update({ collection: 'bookings', id, data: { status: 'CONFIRMED' } as never });
    expect(later.items).toMatchObject(items);
    const more = await db.payload.update({ collection: 'bookings', id, data: { adults: 2 } as never });
    expect(more).toMatchObject({ places: 3, total: 126_000 });
    expect((more.items as { uuid: string }[]).map(({ uuid }) => uuid)).toEqual(
      expect.arrayContaining(items.map(({ uuid }) => uuid)),
    );
  });

  it('is exported for its person; past ones are erased, upcoming ones are kept', async () => {
    const mine = { email: 'Amina@Example.com', name: 'Amina Idrissi', notes: 'Vegetarian' };
    const past = await book({ ...mine, status: 'CONFIRMED' });
    await db.payload.update({ collection: 'bookings', id: past.id, data: { status: 'CANCELLED' } as never });
    const coming = await book({ ...mine, status: 'CONFIRMED' });
    const other = await book({ email: 'notamina@example.com', name: 'Omar' });
    const req = () => createLocalReq({}, db.payload);
    const exported = JSON.stringify(await exportBookingsOf(await req(), 'amina@example.com'));
    for (const words of [past.reference, coming.reference, 'Vegetarian']) expect(exported).toContain(words);
    expect(exported).not.toContain('Omar');
    expect(await eraseBookingsOf(await req(), 'amina@example.com')).toEqual({ erased: 1, kept: 1 });
    const read = (id: number) => db.payload.findByID({ collection: 'bookings', id, depth: 0 });
    expect(JSON.stringify(await read(past.id))).not.toMatch(/amina|vegetarian/i);
    expect(await read(past.id)).toMatchObject({ reference: past.reference, total: 48_000, status: 'CANCELLED' });
    expect(await read(coming.id)).toMatchObject({ name: 'Amina Idrissi' });
    expect(await read(other.id)).toMatchObject({ name: 'Omar' });
    expect(await eraseBookingsOf(await req(), ' ')).toEqual({ erased: 0, kept: 0 });
  });

  it('records the refund that staff mark, up to its price, for cancelled bookings only', async () => {
    const user = await buildUser(db.payload, 'editor');
    const { id } = await book({ status: 'CONFIRMED' });
    const save = (data: object, context = {}) => {
      const options = { id, data: data as never, depth: 0, overrideAccess: false, user, context };
      return db.payload.update({ collection: 'bookings', ...options });
    };
    expect(await refusalOf(save({ refundedAmount: 100 }))).toBe('refund');
    expect(await save({ status: 'CANCELLED' }, { cancels: true })).toMatchObject({ refund: 'FULL', refundedAt: null });
    expect(await refusalOf(save({ refundedAmount: 48_001 }))).toBe('refund');
    expect(await refusalOf(save({ refundedAmount: 0.5 }))).toBe('refund');
    const back = await save({ refundedAmount: 12_050, refundedAt: '2001-01-01T00:00:00.000Z' });
    expect(Date.parse(String(back.refundedAt))).toBeGreaterThan(Date.now() - MINUTE_MS);
    // Changing something else keeps the mark and its moment.
    expect(await save({ notes: 'By bank' })).toMatchObject({ refundedAmount: 12_050, refundedAt: back.refundedAt });
    const after = await save({ refundedAmount: null });
    expect(after).toMatchObject({ refundedAmount: null, refundedAt: null });
    expect((after.history as { what: string }[]).map(({ what }) => what)).toEqual([
      'Confirmed',
      'Cancelled',
      'Given back €120.50',
      'Changed',
      'Mark “given back” taken away',
    ]);
  });

  describe('is refused', () => {
    it.each([
      ['without travellers', { adults: 0 }, 'party'],
      ['with too many', { adults: 51 }, 'party'],
      ['as somebody whom the tour has no price for', { items: [{ uuid: 'a', unitId: 'senior' }] }, 'unit'],
      ['on a departure that there is not', { departure: 99_999 }, 'unknown'],
    ])('%s', async (_name, data, reason) => {
      await expect(book(data as never)).rejects.toSatisfy(
        (error: unknown) => !(error instanceof BookingRejectedError) || error.reason === reason,
      );
    });

    it('for children alone, unless staff book them, since parents may be booked separately', async () => {
      const children = { adults: 0, children: 2 };
      expect(await refusalOf(book({ ...children, source: 'site' }))).toBe('alone');
      expect(await refusalOf(book({ ...children, source: 'partner' }))).toBe('alone');
      const booked = await book(children);
      expect(booked).toMatchObject({ children: 2 });
      expect(JSON.stringify(booked.history)).toContain(
        'A rule of the tour was set aside: Children travel with an adult',
      );
    });

    it.each([
      ['eight children without an adult', {}, { adults: 0, children: 8 }, 'alone'],
      [
        'three children with one adult, where there may be two',
        { childrenPerAdult: 2 },
        { adults: 1, children: 3 },
        'perAdult',
      ],
      ['a child on a journey for grown-ups', { ageMin: 18 }, { adults: 1, children: 1 }, 'age'],
    ])('for %s, on the site and by partners, by the tour’s rules', async (_name, rules, party, reason) => {
      const price = { from: 480, childFrom: 240, currency: 'EUR' };
      const tour = await buildTour(db.payload, { price, ...rules } as never);
      const { id } = await buildDeparture(db.payload, { tour: tour.id, seats: 20 });
      for (const source of ['site', 'partner'])
        expect(await refusalOf(book({ ...party, departure: id, source } as never))).toBe(reason);
    });

    it('on a departure that does not take place; a closed one can be booked by staff only', async () => {
      const set = (status: string) =>
        db.payload.update({ collection: 'departures', id: departure, data: { status } as never });
      await set('closed');
      expect(await book()).toMatchObject({ status: 'ON_HOLD' });
      expect(await refusalOf(book({ source: 'partner' }))).toBe('closed');
      await set('cancelled');
      expect(await refusalOf(book())).toBe('cancelled');
    });

    it('on a tour without a price', async () => {
      const free = await buildTour(db.payload, { price: { currency: 'EUR' } as never });
      const { id } = await buildDeparture(db.payload, { tour: free.id });
      expect(await refusalOf(book({ departure: id }))).toBe('no-price');
    });
  });
});
