import type { Where } from 'payload';
import { SOON } from '../rules/flags.ts';
import { takesSeats } from '../seats.ts';
import type { MoneyTrouble } from './readMoney.ts';

/** Cancelled bookings of which money is to be given back, as `refundState` says it of one without its order. */
export const isOwed: Where = {
  and: [
    { status: { equals: 'CANCELLED' } },
    { refund: { in: ['FULL', 'PARTIAL'] } },
    // Of those that were cancelled before amounts were worked out none is known.
    { or: [{ refundDue: { exists: false } }, { refundDue: { greater_than: 0 } }] },
    { confirmedAt: { exists: true } },
    { refundedAt: { exists: false } },
    { total: { greater_than: 0 } },
  ],
};

/** Bookings of orders with a payment that has to be given back; none where there is no such order. */
export function isReturning({ returning }: Pick<MoneyTrouble, 'returning'>): Where[] {
  return returning.size > 0 ? [{ order: { in: [...returning] } }] : [];
}

/**
 * Bookings that need somebody at a moment: a hold is soon over, money is late or is to be given back, or their departure does not take place.
 */
export function needsSomebody(now: Date, { late, returning }: MoneyTrouble): Where {
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
      ...isReturning({ returning }),
      ...(late.size > 0 ? [{ and: [{ status: { equals: 'CONFIRMED' } }, { order: { in: [...late.keys()] } }] }] : []),
      { and: [{ 'departure.status': { equals: 'cancelled' } }, takesSeats(now)] },
    ],
  };
}
