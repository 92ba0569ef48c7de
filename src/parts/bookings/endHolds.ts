import type { Where } from 'payload';
import { findRows, updateRow } from '../../cms/database/rows.ts';
import { BATCH_ROWS, inBatches } from '../../cms/inBatches.ts';
import type { ScheduledJob } from '../../cms/scheduler.ts';
import { BOOKINGS } from '../../tours/booking/booking.ts';
import { BookingRefused } from './bookingRefused.ts';

const EVERY_MS = 30_000;

/**
 * Writes down which holds are over. Their places are free from the very moment, since only holds that last are counted; pages that show how many are left hear of it
 * here.
 */
export const endHolds: ScheduledJob = {
  name: 'bookings',
  everyMs: EVERY_MS,
  async run({ isStopped, now, payload }) {
    const find = async (after: number) => {
      const isOver: Where[] = [
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
        // Somebody was quicker: it was confirmed or cancelled.
        if (!(error instanceof BookingRefused)) throw error;
      }
    };
    await inBatches(find, end, isStopped);
  },
};
