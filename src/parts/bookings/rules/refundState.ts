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
 * How it stands with the money of a cancelled booking. What was never confirmed has cost nothing, so nothing is owed of it; nor is of an order that nobody has
 * paid, or that has got everything back.
 * @param order that it belongs to
 * @returns undefined for bookings that were not cancelled
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
  // Cancelled before amounts were worked out.
  return { isOwed: refund !== 'NONE', words: `To give back: ${TERMS[refund]}` };
}

function amountState(due: number, currency: string, order?: Pick<Order, 'paid' | 'refunded' | 'total'>): RefundState {
  if (due === 0) return { isOwed: false, words: order ? 'Nothing goes back' : 'No payment is known' };
  const left = order ? Math.min(due, creditOf(order)) : due;
  if (left === 0) return { isOwed: false, words: `Given back ${formatMoney(due, currency, 'en')}` };
  return { isOwed: true, words: `To give back: ${formatMoney(left, currency, 'en')}` };
}
