import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { buildDeparture, buildTour } from '../../../tests/support/factories.ts';
import { describeEachDatabase } from '../../../tests/support/testDatabase.ts';
import { addLine } from './cart/changeCart.ts';
import { writeOrder } from './changeOrder.ts';
import { CART_COOKIE } from './rules/cartCookie.ts';
import { DEFAULT_HELD_DEPARTURES, DEFAULT_HELD_SEATS } from './rules/shopSettings.ts';
import { beginPayment } from './settle/beginPayment.ts';
import { buildOrder, goRound, readOrderOf } from './settle/testSupport.ts';

const DAY_MS = 86_400_000;
/** Seats of each departure. */
const SEATS = 8;

describeEachDatabase('inventory hoarding', (db) => {
  let departures: number[] = [];
  const now = new Date('2026-11-24T10:00:00Z');
  beforeEach(async () => {
    vi.useFakeTimers({ now, toFake: ['Date'] });
    const tour = (await buildTour(db.payload)).id;
    departures = [];
    for (let month = 1; month <= 9; month += 1) {
      const start = `2027-0${month}-01`;
      departures.push((await buildDeparture(db.payload, { tour, start, end: start, seats: SEATS })).id);
    }
    await db.payload.updateGlobal({ slug: 'shop', data: { isOn: true, takesTransfer: true } as never });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  /** Places adults in a cart: in a new one, as whoever hoards does, or in that of a secret. */
  const hold = (departure: number, adults: number, { visitor = '198.51.100.7', secret = '' } = {}) =>
    addLine(
      {
        payload: db.payload,
        visitor,
        cookies: secret ? { [CART_COOKIE]: secret } : {},
        now: new Date(),
        shop: { holdMinutes: 30 },
      },
      { departure, party: { adults, children: 0, extras: [] } },
    );
  const bookedOf = async (id: number) => (await db.payload.findByID({ collection: 'departures', id, depth: 0 })).booked;
  const booked = async () => {
    let sum = 0;
    for (const id of departures) sum += (await bookedOf(id)) ?? 0;
    return sum;
  };

  it('by carts: one visitor holds so many seats on so many departures, in however many carts', async () => {
    const answers: unknown[] = [];
    for (const departure of departures) answers.push(await hold(departure, SEATS));
    expect(answers.filter((answer) => 'refused' in (answer as object))).toEqual(
      Array.from({ length: departures.length - 1 }, () => ({ refused: 'held' })),
    );
    expect(await booked()).toBe(SEATS);
    expect(await hold(departures[1] ?? 0, DEFAULT_HELD_SEATS - SEATS)).toHaveProperty('cart');
    expect(await hold(departures[2] ?? 0, 1)).toEqual({ refused: 'held' });
    expect(await booked()).toBe(DEFAULT_HELD_SEATS);
    // Somebody else is not held up, and whoever waits holds anew when the first holds are over.
    expect(await hold(departures[2] ?? 0, 2, { visitor: '203.0.113.9' })).toHaveProperty('cart');
    vi.setSystemTime(now.getTime() + 31 * 60_000);
    expect(await hold(departures[3] ?? 0, 2)).toHaveProperty('cart');
  });

  it('by many departures: a visitor compares some', async () => {
    for (const departure of departures.slice(0, DEFAULT_HELD_DEPARTURES))
      expect(await hold(departure, 1)).toHaveProperty('cart');
    expect(await hold(departures[DEFAULT_HELD_DEPARTURES] ?? 0, 1)).toEqual({ refused: 'held' });
  });

  it('is no business of whoever has paid, or is signed in', async () => {
    for (const proof of [{ paid: 48_000 }, { customer: (await buildCustomer()).id }]) {
      const held = await hold(departures[0] ?? 0, 3);
      if ('refused' in held) throw new Error(held.refused);
      const req = { payload: db.payload, context: {} } as never;
      await writeOrder(req, held.cart.id, { status: 'CONFIRMED', ...proof });
    }
    expect(await hold(departures[1] ?? 0, SEATS)).toHaveProperty('cart');
  });

  it('by transfers from many addresses: half of a departure is left to those who pay, and all of it is free again by itself', async () => {
    const [departure = 0] = departures;
    const orders: number[] = [];
    const kinds: string[] = [];
    for (let number = 0; number < SEATS; number += 1) {
      const order = await buildOrder(db.payload, [departure]);
      const asked = { kind: 'full', method: 'transfer', publicUrl: 'http://localhost:3000' } as const;
      kinds.push((await beginPayment(db.payload, order, asked)).kind);
      orders.push(order);
    }
    expect(kinds.filter((kind) => kind === 'done')).toHaveLength(SEATS / 2);
    expect(kinds.filter((kind) => kind === 'payNow')).toHaveLength(SEATS / 2);
    // Those who were refused hold their places for as long as anybody who goes to pay.
    vi.setSystemTime(now.getTime() + 3 * 3_600_000);
    await goRound(db.payload);
    expect(await bookedOf(departure)).toBe(SEATS / 2);
    // Due in five days, and reminded then; three days later it ends.
    vi.setSystemTime(now.getTime() + 5 * DAY_MS);
    await goRound(db.payload);
    expect(await statusesOf(orders)).toContain('CONFIRMED');
    expect(await bookedOf(departure)).toBe(SEATS / 2);
    vi.setSystemTime(now.getTime() + 9 * DAY_MS);
    await goRound(db.payload);
    expect(await bookedOf(departure)).toBe(0);
    expect(await statusesOf(orders)).not.toContain('CONFIRMED');
  });

  it('a transfer that has arrived is not ended', async () => {
    const order = await buildOrder(db.payload, departures.slice(0, 1));
    const asked = { kind: 'full', method: 'transfer', publicUrl: 'http://localhost:3000' } as const;
    await beginPayment(db.payload, order, asked);
    await writeOrder({ payload: db.payload, context: {} } as never, order, { paid: 48_000 });
    vi.setSystemTime(now.getTime() + 30 * DAY_MS);
    await goRound(db.payload);
    expect((await readOrderOf(db.payload, order)).status).toBe('CONFIRMED');
  });

  const statusesOf = (orders: readonly number[]) =>
    Promise.all(orders.map(async (id) => (await readOrderOf(db.payload, id)).status));
  const buildCustomer = () =>
    db.payload.create({ collection: 'customers', data: { email: 'amina@example.com' } as never });
});
