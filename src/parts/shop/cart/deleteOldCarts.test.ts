import { expect, test } from 'vitest';
import { describeDatabase } from '../../../../tests/support/database/testDatabase.ts';
import { buildDeparture } from '../../../../tests/support/factories.ts';
import type { ScheduledJob } from '../../../cms/scheduler.ts';
import { testEnv } from '../../../server/testSupport.ts';
import { deleteEndedBookings, ENDED_KEPT_DAYS } from '../../bookings/deleteEndedBookings.ts';
import { deleteOldCarts } from './deleteOldCarts.ts';
import { CART_QUOTA } from './limitHolds.ts';

const DAY_MS = 86_400_000;
/** What is left of each cart that one visitor may change within a day, and of one more. */
const LEFT = CART_QUOTA.perVisitor + 1;
const RUNS_A_DAY_AT_LEAST = 24;

describeDatabase('what carts leave', (db) => {
  /** One run, as the scheduler starts them. */
  const run = (job: ScheduledJob) =>
    job.run({ payload: db.payload, env: testEnv(), now: new Date(), isStopped: () => false });
  const long = new Date(Date.now() - (ENDED_KEPT_DAYS + 1) * DAY_MS).toISOString();
  /** Rows past the hooks, which take most of the time; the jobs read only these columns. */
  const leave = async (collection: 'bookings' | 'orders', data: object) => {
    for (let row = 0; row < LEFT; row += 1)
      await db.payload.db.create({ collection, data: { ...data, createdAt: long, updatedAt: long } });
  };
  const count = async (collection: 'bookings' | 'orders') => (await db.payload.count({ collection })).totalDocs;

  test('is removed faster than one visitor makes it: a day’s carts, and their ended holds, by one run of each job', async () => {
    const { id: departure } = await buildDeparture(db.payload);
    await leave('orders', { status: 'CART', currency: 'EUR' });
    await leave('bookings', { departure, status: 'EXPIRED', source: 'site' });
    for (const job of [deleteOldCarts, deleteEndedBookings])
      expect(DAY_MS / job.everyMs).toBeGreaterThanOrEqual(RUNS_A_DAY_AT_LEAST);
    expect([await count('orders'), await count('bookings')]).toEqual([LEFT, LEFT]);
    await run(deleteOldCarts);
    await run(deleteEndedBookings);
    expect([await count('orders'), await count('bookings')]).toEqual([0, 0]);
  });
});
