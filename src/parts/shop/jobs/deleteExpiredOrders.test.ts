import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { describeEachDatabase } from '../../../../tests/support/database/testDatabase.ts';
import { buildDeparture, buildTour } from '../../../../tests/support/factories.ts';
import { testEnv } from '../../../server/testSupport.ts';
import { cancelOrder } from '../cancel/cancelOrder.ts';
import { buildOrder, readOrderOf, runScheduledJobs } from '../paymentFlow/testSupport.ts';
import { deleteExpiredOrders, EXPIRED_KEPT_DAYS, UNPROVEN_KEPT_DAYS } from './deleteExpiredOrders.ts';

const DAY_MS = 86_400_000;
const NOW = new Date('2026-05-01T12:00:00Z').getTime();

describeEachDatabase('orders that expired unpaid', (db) => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('are deleted after a year with holds and mails; an order with a payment stays', async () => {
    const tour = (await buildTour(db.payload)).id;
    const departure = (await buildDeparture(db.payload, { tour, start: '2028-01-01', end: '2028-01-01' })).id;
    const unpaid = await buildOrder(db.payload, [departure]);
    const paidOnce = await buildOrder(db.payload, [departure]);
    const placed = await buildOrder(db.payload, [departure], { status: 'CONFIRMED', paid: 48_000 });
    await db.payload.create({
      collection: 'payments',
      data: {
        order: paidOnce,
        provider: 'stripe',
        kind: 'full',
        status: 'refunded',
        amount: 48_000,
        currency: 'EUR',
      } as never,
    });
    vi.setSystemTime(NOW + DAY_MS);
    await runScheduledJobs(db.payload);
    expect((await readOrderOf(db.payload, unpaid)).status).toBe('EXPIRED');
    vi.setSystemTime(NOW + (EXPIRED_KEPT_DAYS - 1) * DAY_MS);
    await run();
    expect(await ids('orders')).toEqual([unpaid, paidOnce, placed]);
    vi.setSystemTime(NOW + (EXPIRED_KEPT_DAYS + 2) * DAY_MS);
    await run();
    expect(await ids('orders')).toEqual([paidOnce, placed]);
    const { docs } = await db.payload.find({ collection: 'bookings', depth: 0, sort: 'id' });
    expect(docs.map(({ order }) => order)).toEqual([paidOnce, placed]);
    const { totalDocs } = await db.payload.count({
      collection: 'mails',
      where: { about: { equals: `order:${unpaid}` } },
    });
    expect(totalDocs).toBe(0);
  });

  test('retention is shorter for cancelled orders with an unproven address that were never confirmed or paid', async () => {
    const tour = (await buildTour(db.payload)).id;
    const departure = (await buildDeparture(db.payload, { tour, start: '2028-01-01', end: '2028-01-01' })).id;
    const moment = new Date(NOW).toISOString();
    const customer = (await db.payload.create({ collection: 'customers', data: { email: 'a@example.com' } as never }))
      .id;
    const confirmBy = new Date(NOW + DAY_MS).toISOString();
    const madeUp = await buildOrder(db.payload, [departure], { confirmBy });
    const proven = await buildOrder(db.payload, [departure], { provenAt: moment });
    const ofCustomer = await buildOrder(db.payload, [departure], { customer });
    const paid = await buildOrder(db.payload, [departure], { paid: 48_000, refunded: 48_000 });
    const wasConfirmed = await buildOrder(db.payload, [departure], { confirmBy });
    await db.payload.db.updateOne({
      ...{ collection: 'bookings', where: { order: { equals: wasConfirmed } }, returning: false },
      data: { status: 'CONFIRMED', confirmedAt: moment },
    });
    const all = [madeUp, proven, ofCustomer, paid, wasConfirmed];
    for (const id of all) expect(await cancelOrder(db.payload, id, 'Traveller')).toBe('cancelled');
    for (const id of all) expect((await readOrderOf(db.payload, id)).status).toBe('CANCELLED');
    vi.setSystemTime(NOW + (UNPROVEN_KEPT_DAYS - 1) * DAY_MS);
    await run();
    expect(await ids('orders')).toEqual(all);
    vi.setSystemTime(NOW + (UNPROVEN_KEPT_DAYS + 1) * DAY_MS);
    await run();
    expect(await ids('orders')).toEqual([proven, ofCustomer, paid, wasConfirmed]);
    const about = { about: { equals: `order:${madeUp}` } };
    expect((await db.payload.count({ collection: 'mails', where: about })).totalDocs).toBe(0);
    vi.setSystemTime(NOW + (EXPIRED_KEPT_DAYS + 1) * DAY_MS);
    await run();
    expect(await ids('orders')).toEqual([paid, wasConfirmed]);
    const { docs } = await db.payload.find({ collection: 'bookings', depth: 0, sort: 'id' });
    expect(docs.map(({ order }) => order)).toEqual([paid, wasConfirmed]);
  });

  const run = () =>
    deleteExpiredOrders.run({ payload: db.payload, env: testEnv(), now: new Date(), isStopped: () => false });

  async function ids(collection: 'orders'): Promise<number[]> {
    return (await db.payload.find({ collection, sort: 'id', depth: 0 })).docs.map(({ id }) => id);
  }
});
