import type { Where } from 'payload';
import { keepsPlaces } from '../places.ts';
import { SOON } from '../rules/flags.ts';

/** Cancelled bookings of which money is still to be given back, as `refundState` says it of one. */
export const isOwed: Where = {
  and: [
    { status: { equals: 'CANCELLED' } },
    { refund: { in: ['FULL', 'PARTIAL'] } },
    { confirmedAt: { exists: true } },
    { refundedAt: { exists: false } },
    { total: { greater_than: 0 } },
  ],
};

/** Bookings that need somebody at a moment: a hold is soon over, money is to be given back, or their departure does not take place. */
export function needsSomebody(now: Date): Where {
  const soon = new Date(now.getTime() + SOON).toISOString();
  return {
    or: [
      {
        and: [
          { status: { equals: 'ON_HOLD' } },
          { expiresAt: { greater_than: now.toISOString() } },
          { expiresAt: { less_than_equal: soon } },
        ],
      },
      isOwed,
      { and: [{ 'departure.status': { equals: 'cancelled' } }, keepsPlaces(now)] },
    ],
  };
}
