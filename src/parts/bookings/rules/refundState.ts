import { formatMoney } from '../../../shared/money.ts';
import type { Booking } from '../../../tours/booking/booking.ts';
import { creditOf } from '../../../tours/booking/cancellation.ts';
import type { Order } from '../../../tours/booking/order.ts';
import type { RefundState } from './board.ts';

const TERMS = { FULL: 'all', PARTIAL: 'a part', NONE: 'nothing' } as const;

type Cancelled = Pick<
  Booking,
  'confirmedAt' | 'currency' | 'refund' | 'refundDue' | 'refundedAmount' | 'refundedAt' | 'status' | 'total'
>;

/**
 * Refund state of a cancelled booking. Nothing is owed for a booking that was never confirmed, nor for an order that was never paid or is refunded in
 * full.
 * @param order its order
 * @returns undefined for bookings that are not cancelled
 */
export function refundState(
  booking: Cancelled,
  order?: Pick<Order, 'paid' | 'refunded' | 'total'>,
): RefundState | undefined {
  const { confirmedAt, currency, refund, refundDue, refundedAmount = 0, refundedAt, status, total } = booking;
  if (status !== 'CANCELLED') return undefined;
  if (refundedAt) return { isOwed: false, words: `Given back ${formatMoney(refundedAmount, currency, 'en')}` };
  if (order?.paid === 0) return { isOwed: false, words: 'Nothing was paid' };
  if (refundDue !== undefined) return amountState(refundDue, currency, order);
  if (!refund || !confirmedAt || total === 0) return { isOwed: false, words: 'Nothing was paid' };
  if (order && order.refunded >= order.paid) return { isOwed: false, words: 'All was given back' };
  // Cancelled before amounts were computed.
  return { isOwed: refund !== 'NONE', words: `To give back: ${TERMS[refund]}` };
}

function amountState(due: number, currency: string, order?: Pick<Order, 'paid' | 'refunded' | 'total'>): RefundState {
  if (due === 0) return { isOwed: false, words: order ? 'Nothing goes back' : 'No payment is known' };
  const left = order ? Math.min(due, creditOf(order)) : due;
  if (left === 0) return { isOwed: false, words: `Given back ${formatMoney(due, currency, 'en')}` };
  return { isOwed: true, words: `To give back: ${formatMoney(left, currency, 'en')}` };
}
