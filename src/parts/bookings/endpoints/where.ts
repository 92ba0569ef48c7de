import type { TypedWhere } from '../../../cms/database/queries/typedWhere.ts';
import type { BOOKINGS } from '../../../tours/booking/booking.ts';
import { SOON } from '../rules/flags.ts';
import { takesSeats } from '../seats.ts';
import type { PaymentIssues } from './readMoney.ts';

/** Cancelled bookings with a refund due, as `refundState` without an order. */
export const isOwed: TypedWhere<typeof BOOKINGS> = {
  and: [
    { status: { equals: 'CANCELLED' } },
    { refund: { in: ['FULL', 'PARTIAL'] } },
    // Bookings that were cancelled before amounts were computed have none.
    { or: [{ refundDue: { exists: false } }, { refundDue: { greater_than: 0 } }] },
    { confirmedAt: { exists: true } },
    { refundedAt: { exists: false } },
    { total: { greater_than: 0 } },
  ],
};

/** Bookings of orders with a payment to refund; empty without such orders. */
export function isReturning({ returning }: Pick<PaymentIssues, 'returning'>): TypedWhere<typeof BOOKINGS>[] {
  return returning.size > 0 ? [{ order: { in: [...returning] } }] : [];
}

/** Confirmed bookings of these orders. */
function confirmedOf(orders: readonly number[]): TypedWhere<typeof BOOKINGS>[] {
  return orders.length > 0 ? [{ and: [{ status: { equals: 'CONFIRMED' } }, { order: { in: [...orders] } }] }] : [];
}

/**
 * Bookings that need attention at a moment: an expiring hold, a late payment, an overpayment, or a refund due, or a departure that does not
 * take place.
 */
export function needsSomebody(now: Date, { late, overpaid, returning }: PaymentIssues): TypedWhere<typeof BOOKINGS> {
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
      ...confirmedOf([...late.keys(), ...overpaid.keys()]),
      { and: [{ 'departure.status': { equals: 'cancelled' } }, takesSeats(now)] },
    ],
  };
}
