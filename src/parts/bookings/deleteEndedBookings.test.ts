import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { describeEachDatabase } from '../../../tests/support/database/testDatabase.ts';
import { buildDeparture, buildTour } from '../../../tests/support/factories.ts';
import { testEnv } from '../../server/testSupport.ts';
import { addLine, removeLine } from '../shop/cart/changeCart.ts';
import { deleteOldCarts } from '../shop/cart/deleteOldCarts.ts';
import { buildOrder, runScheduledJobs } from '../shop/paymentFlow/testSupport.ts';
import { CART_COOKIE } from '../shop/rules/cartCookie.ts';
import { deleteEndedBookings, ENDED_KEPT_DAYS } from './deleteEndedBookings.ts';

const DAY_MS = 86_400_000;
const NOW = new Date('2026-05-01T12:00:00Z').getTime();

describeEachDatabase('ended holds of carts', (db) => {
  let departure = 0;
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: NOW });
    const tour = (await buildTour(db.payload)).id;
    departure = (await buildDeparture(db.payload, { tour, start: '2027-01-01', end: '2027-01-01' })).id;
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const bookings = async () => (await db.payload.find({ collection: 'bookings', sort: 'id', depth: 0 })).docs;
  async function forget(days: number): Promise<void> {
    vi.setSystemTime(NOW + days * DAY_MS);
    await runScheduledJobs(db.payload);
    const tools = { payload: db.payload, env: testEnv(), now: new Date(), isStopped: () => false };
    await deleteOldCarts.run(tools);
    await deleteEndedBookings.run(tools);
  }

  test('are deleted after some days, also those removed from carts; sold bookings, and those of staff, stay', async () => {
    const asking = { payload: db.payload, cookies: {}, visitor: '203.0.113.7', now: new Date(), shop: {} };
    const asked = { departure, party: { adults: 1, children: 0, extras: [] } };
    for (let turn = 0; turn < 3; turn += 1) {
      const added = await addLine(asking, asked);
      if ('refused' in added) throw new Error(added.refused);
      const its = { ...asking, cookies: { [CART_COOKIE]: added.secret } };
      if (turn < 2) await removeLine(its, added.cart.bookings[0]?.uuid ?? '');
    }
    const sold = await buildOrder(db.payload, [departure], { status: 'CONFIRMED', paid: 48_000 });
    const [one] = (await bookings()).slice(-1);
    const context = { lockedOrder: sold };
    await db.payload.update({
      collection: 'bookings',
      id: one?.id ?? 0,
      data: { status: 'CONFIRMED' } as never,
      context,
    });
    const byStaff = { departure, adults: 1, status: 'CONFIRMED', source: 'studio', name: 'Omar' };
    const staffs = await db.payload.create({ collection: 'bookings', data: byStaff as never });
    await db.payload.update({ collection: 'bookings', id: staffs.id, data: { status: 'CANCELLED' } as never });
    expect(await bookings()).toHaveLength(5);
    await forget(ENDED_KEPT_DAYS - 1);
    expect(await bookings()).toHaveLength(5);
    // The third cart is deleted after a week, and its hold a week after that.
    await forget(ENDED_KEPT_DAYS + 1);
    expect((await bookings()).filter(({ status }) => status !== 'CONFIRMED')).toHaveLength(2);
    await forget(2 * ENDED_KEPT_DAYS + 2);
    expect((await bookings()).map(({ name, status }) => [name ?? null, status])).toEqual([
      [null, 'CONFIRMED'],
      ['Omar', 'CANCELLED'],
    ]);
  });
});
