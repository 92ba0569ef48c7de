import { findRows, updateRow } from '../../cms/database/queries/rows.ts';
import type { TypedWhere } from '../../cms/database/queries/typedWhere.ts';
import { BATCH_ROWS, inBatches } from '../../cms/inBatches.ts';
import type { ScheduledJob } from '../../cms/scheduler.ts';
import { BOOKINGS } from '../../tours/booking/booking.ts';
import { BookingRejectedError } from './bookingRejectedError.ts';

const EVERY_MS = 30_000;

/**
 * Scheduled job that stores the end of expired holds. Their seats are free at once, since only live holds are counted; pages that show seats left are
 * invalidated here.
 */
export const endHolds: ScheduledJob = {
  name: 'bookings',
  everyMs: EVERY_MS,
  async run({ isStopped, now, payload }) {
    const find = async (after: number) => {
      const isOver: TypedWhere<typeof BOOKINGS>[] = [
        { status: { equals: 'ON_HOLD' } },
        { expiresAt: { less_than_equal: now.toISOString() } },
      ];
      const where = { and: [...isOver, { id: { greater_than: after } }] };
      return findRows({ payload }, BOOKINGS, { where, select: { id: true }, sort: 'id', limit: BATCH_ROWS });
    };
    const end = async ({ id }: { id: number }) => {
      try {
        await updateRow(payload, BOOKINGS, id, { status: 'EXPIRED' });
      } catch (error) {
        // It was confirmed or cancelled meanwhile.
        if (!(error instanceof BookingRejectedError)) throw error;
      }
    };
    await inBatches(find, end, isStopped);
  },
};
