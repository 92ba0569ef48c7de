import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { describeDatabase } from '../../../../tests/support/database/testDatabase.ts';
import { buildDeparture, buildTour, buildUser } from '../../../../tests/support/factories.ts';
import { type Rest, restClient } from '../../../../tests/support/requests/rest.ts';
import type { Booking } from '../../../cms/payload-types.ts';
import { parseCsv } from '../../../shared/csv.ts';
import { addDays } from '../../../shared/time/days.ts';
import type { Board } from '../rules/board.ts';

const TODAY = new Date().toISOString().slice(0, 10);
const inDays = (count: number) => ({ start: addDays(TODAY, count), end: addDays(TODAY, count + 2) });

describeDatabase('the board', (db) => {
  let rest: Rest;
  let tour = 0;
  beforeEach(async () => {
    rest = await restClient(db.payload, await buildUser(db.payload, 'editor'));
    tour = (await buildTour(db.payload, { title: 'To the dunes' })).id;
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const depart = (days: number, data: object = {}) => buildDeparture(db.payload, { tour, ...inDays(days), ...data });
  const book = (departure: number, data: Partial<Booking> = {}) =>
    db.payload.create({
      collection: 'bookings',
      data: { departure, adults: 1, status: 'CONFIRMED', ...data } as never,
      depth: 0,
    });
  const change = (id: number, data: Partial<Booking>) =>
    db.payload.update({ collection: 'bookings', id, data: data as never, depth: 0 });
  const board = async (query = '') => (await rest('GET', `/bookings/board${query}`)).body as Board;
  const shown = async (query = '') => (await board(query)).departures.map(({ id }) => id);

  it('lists upcoming and current departures by date, and past ones separately', async () => {
    const late = await depart(400);
    const soon = await depart(5, { seats: 8, taken: 1 });
    const under = await depart(-1);
    const past = await depart(-30);
    const before = await depart(-60);
    expect(await shown()).toEqual([under.id, soon.id, late.id]);
    expect(await shown('?list=past')).toEqual([past.id, before.id]);
    expect(await shown(`?month=${late.start.slice(0, 7)}`)).toEqual([late.id]);
    expect(await shown(`?tour=${tour + 1}`)).toEqual([]);
    expect(await shown(`?departure=${past.id}`)).toEqual([past.id]);
    await book(soon.id, { adults: 2 });
    await book(soon.id, { adults: 3, status: 'ON_HOLD' });
    const [, row] = (await board()).departures;
    expect(row).toMatchObject({
      tourTitle: 'To the dunes',
      status: 'limited',
      seats: 8,
      confirmed: 2,
      held: 3,
      taken: 1,
    });
    expect(row?.holdEnds).toHaveLength(1);
  });

  it('opens a departure’s bookings: holds, refunds due, confirmed ones, then ended ones', async () => {
    const { id } = await depart(90);
    await book(id, { name: 'Confirmed' });
    const hold = await book(id, { status: 'ON_HOLD', adults: 2, name: 'Hold' });
    const owed = await book(id, { name: 'Owed', source: 'partner' });
    await change(owed.id, { status: 'CANCELLED' });
    const paid = await book(id, { name: 'Paid' });
    await change(paid.id, { status: 'CANCELLED' });
    await change(paid.id, { refundedAmount: 1250 });
    expect((await board()).open).toBeUndefined();
    const { open } = await board(`?open=${id}`);
    expect(open).toMatchObject({ id, more: 0 });
    expect(open?.rows.map(({ name }) => name)).toEqual(['Hold', 'Owed', 'Confirmed', 'Paid']);
    expect(open?.rows[0]).toMatchObject({
      reference: hold.reference,
      party: '2 adults',
      total: '€960',
      source: 'Studio',
      heldUntil: Date.parse(String(hold.expiresAt)),
      latest: { what: 'On hold' },
    });
    expect(open?.rows[1]?.refund).toEqual({ isOwed: true, words: 'To give back: €480' });
    expect(open?.rows[3]).toMatchObject({
      refund: { words: 'Given back €12.50' },
      latest: { what: 'Given back €12.50' },
    });
    vi.useFakeTimers({ now: Date.now() + 31 * 60_000, toFake: ['Date'] });
    const later = (await board(`?open=${id}`)).open;
    expect(later?.rows.map(({ name, status }) => `${name} ${status}`)).toContain('Hold EXPIRED');
    expect(later?.more).toBe(0);
  });

  it('lists departures that need attention, past ones too: expiring holds, money, bookings of cancelled departures', async () => {
    const quiet = await depart(10);
    await book(quiet.id);
    const held = await depart(20);
    await book(held.id, { status: 'ON_HOLD' });
    const long = await depart(30);
    const inHours = new Date(Date.now() + 5 * 3_600_000).toISOString();
    await book(long.id, { status: 'ON_HOLD', expiresAt: inHours });
    const off = await depart(40);
    await book(off.id);
    await db.payload.update({ collection: 'departures', id: off.id, data: { status: 'cancelled' } });
    const owing = await depart(50);
    const owed = await book(owing.id, { source: 'partner' });
    await change(owed.id, { status: 'CANCELLED' });
    await db.payload.update({ collection: 'departures', id: owing.id, data: inDays(-50) });
    expect(await shown('?list=attention')).toEqual([owing.id, held.id, off.id]);
    expect((await board()).attention).toBe(3);
    await change(owed.id, { refundedAmount: 48_000 });
    vi.useFakeTimers({ now: Date.now() + 31 * 60_000, toFake: ['Date'] });
    expect(await shown('?list=attention')).toEqual([off.id]);
  });

  it('flags late payments and refunds due, per departure and per booking', async () => {
    const create = (collection: string, data: object) =>
      db.payload.create({ collection: collection as never, data: data as never, depth: 0 }) as Promise<{ id: number }>;
    const order = (reference: string, data: object) =>
      create('orders', {
        ...{ reference, status: 'CONFIRMED', currency: 'EUR', total: 96_000, dueNow: 24_000 },
        ...data,
      });
    const [late, calm, vain] = [await depart(20), await depart(30), await depart(-30)];
    const balance = await order('R-1', { paid: 24_000, balanceDue: addDays(TODAY, -3) });
    await book(late.id, { order: balance.id, name: 'Late' });
    // An order is late once, however many of its bookings are here; cancelled ones do not count.
    await book(late.id, { order: balance.id });
    const inTime = await order('R-2', { paid: 24_000, balanceDue: TODAY });
    await book(calm.id, { order: inTime.id });
    const unpaid = await order('R-3', { status: 'CANCELLED', paid: 0 });
    const cancelled = await book(calm.id, { order: unpaid.id });
    await change(cancelled.id, { status: 'CANCELLED' });
    const gone = await order('R-4', { status: 'EXPIRED', paid: 0 });
    const expired = await book(vain.id, { order: gone.id, status: 'ON_HOLD', name: 'In vain' });
    await change(expired.id, { status: 'EXPIRED' });
    const payment = { order: gone.id, provider: 'stripe', kind: 'full', amount: 96_000, currency: 'EUR' };
    await create('payments', { ...payment, status: 'orphaned' });
    expect(await shown('?list=attention')).toEqual([vain.id, late.id]);
    const { departures, open } = await board(`?list=attention&open=${late.id}`);
    expect(departures.map((row) => [row.owed, row.late])).toEqual([
      [1, []],
      [0, [{ awaits: 'balance', days: 3 }]],
    ]);
    expect(open?.rows[0]?.order).toEqual({
      ...{ id: balance.id, reference: 'R-1', isUrgent: true, canChange: true },
      words: 'Balance of €720 late by 3 days',
    });
    expect(
      (await board(`?open=${calm.id}`)).open?.rows.map(({ order, refund }) => [order?.words, refund?.words]),
    ).toEqual([
      [expect.stringContaining('€240 of €960 paid, the rest by'), undefined],
      ['Nothing was paid', 'Nothing was paid'],
    ]);
    expect((await board(`?departure=${vain.id}`)).open?.rows[0]?.order?.words).toBe('A payment has to be given back');
  });

  it('runs as many queries for fifty departures as for one, and answers 304 when nothing has changed', async () => {
    const find = vi.spyOn(db.payload.db, 'find');
    const asks = async (query: string): Promise<number> => {
      find.mockClear();
      await board(query);
      return find.mock.calls.filter(([{ collection }]) => /departures|bookings|tours|orders|payments/.test(collection))
        .length;
    };
    const first = await depart(10);
    await book(first.id);
    const one = await asks(`?open=${first.id}`);
    // Late orders, payments to refund, bookings that need attention, the page, its bookings, the open one's active and ended bookings, the tours.
    expect(one).toBe(8);
    for (let count = 0; count < 51; count += 1) {
      const { id } = await depart(20 + count);
      if (count % 5 === 0) await book(id);
    }
    expect(await asks(`?open=${first.id}`)).toBe(one);
    const page = await board();
    expect(page).toMatchObject({ total: 52, pages: 2 });
    expect(page.departures).toHaveLength(50);
    expect(await shown('?page=2')).toHaveLength(2);
    const tag = (await rest('GET', '/bookings/board')).headers.get('etag');
    expect((await rest('GET', '/bookings/board', undefined, { 'if-none-match': String(tag) })).status).toBe(304);
  });

  it('is exported as CSV: all bookings, those of a departure, or of some days', async () => {
    const [near, far] = [await depart(10), await depart(60)];
    await book(near.id, { name: '=cmd', phone: '+212 6' });
    await book(far.id, { name: 'Far' });
    const names = async (query: string) => {
      const { headers, text } = await rest('GET', `/bookings/csv${query}`);
      expect(headers.get('cache-control')).toContain('no-store');
      expect(headers.get('content-type')).toContain('text/csv');
      const [head, ...rows] = parseCsv(text, 100).rows;
      return rows.map(({ cells }) => cells[head?.cells.indexOf('Name') ?? -1]);
    };
    expect(await names('')).toEqual(['Far', "'=cmd"]);
    expect(await names('?from=&to=')).toHaveLength(2);
    expect(await names(`?departure=${far.id}`)).toEqual(['Far']);
    expect(await names(`?from=${addDays(TODAY, 10)}&to=${addDays(TODAY, 59)}`)).toEqual(["'=cmd"]);
    expect(await names(`?from=${addDays(TODAY, 11)}`)).toEqual(['Far']);
    const refusals = ['?departure=x', '?from=1+May', '?to=2027-02-30', '?from=2027-03-02&to=2027-03-01'];
    for (const query of refusals) expect((await rest('GET', `/bookings/csv${query}`)).status).toBe(400);
  });

  it('is for editors, admins and booking staff only', async () => {
    const { id } = await depart(10);
    await book(id, { name: 'Amina Idrissi' });
    const who = [
      [await restClient(db.payload), 403],
      [await restClient(db.payload, await buildUser(db.payload, 'author')), 403],
      [await restClient(db.payload, await buildUser(db.payload, 'guide')), 403],
      [await restClient(db.payload, await buildUser(db.payload, 'bookings')), 200],
      [await restClient(db.payload, await buildUser(db.payload, 'admin')), 200],
    ] as const;
    for (const path of [`/bookings/board?open=${id}`, '/bookings/csv', `/bookings/csv?departure=${id}`]) {
      for (const [ask, status] of who) {
        const answer = await ask('GET', path);
        expect({ path, status: answer.status }).toEqual({ path, status });
        expect(answer.text.includes('Amina')).toBe(status === 200);
      }
    }
  });
});
