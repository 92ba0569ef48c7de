import { deleteRow, findRows } from '../../cms/database/queries/rows.ts';
import type { TypedWhere } from '../../cms/database/queries/typedWhere.ts';
import { BATCH_ROWS, inBatches } from '../../cms/inBatches.ts';
import type { ScheduledJob } from '../../cms/scheduler.ts';
import { BOOKINGS } from '../../tours/booking/booking.ts';

const EVERY_MS = 60 * 60_000;
const DAY_MS = 86_400_000;
/** Retention in days, for questions about a cart. */
export const ENDED_KEPT_DAYS = 7;

/**
 * Scheduled job that deletes leftovers of carts: holds that expired or were removed, without an order and personal data. Bookings that were ever
 * confirmed, and those of partners and staff, stay.
 */
export const deleteEndedBookings: ScheduledJob = {
  name: 'ended bookings',
  everyMs: EVERY_MS,
  async run({ isStopped, now, payload }) {
    const before = new Date(now.getTime() - ENDED_KEPT_DAYS * DAY_MS).toISOString();
    const isLeft: TypedWhere<typeof BOOKINGS>[] = [
      { source: { equals: 'site' } },
      { status: { in: ['EXPIRED', 'CANCELLED'] } },
      { order: { exists: false } },
      { confirmedAt: { exists: false } },
      { updatedAt: { less_than: before } },
    ];
    const find = (after: number) => {
      const where = { and: [...isLeft, { id: { greater_than: after } }] };
      return findRows({ payload }, BOOKINGS, { where, select: { id: true }, sort: 'id', limit: BATCH_ROWS });
    };
    const forget = ({ id }: { id: number }) => deleteRow({ payload }, BOOKINGS, id);
    await inBatches(find, forget, isStopped);
  },
};
