import { formatMoney } from '../../../shared/money.ts';
import type { Booking } from '../../../tours/booking/booking.ts';
import type { Order } from '../../../tours/booking/order.ts';
import type { RefundState } from './board.ts';

const TERMS = { FULL: 'all', PARTIAL: 'a part', NONE: 'nothing' } as const;

/**
 * How it stands with the money of a cancelled booking. What was never confirmed has cost nothing, so nothing is owed of it; nor is of an order that nobody has
 * paid, or that has got everything back.
 * @param order that it belongs to
 * @returns undefined for bookings that were not cancelled
 */
export function refundState(
  booking: Pick<Booking, 'confirmedAt' | 'currency' | 'refund' | 'refundedAmount' | 'refundedAt' | 'status' | 'total'>,
  order?: Pick<Order, 'paid' | 'refunded'>,
): RefundState | undefined {
  const { confirmedAt, currency, refund, refundedAmount = 0, refundedAt, status, total } = booking;
  if (status !== 'CANCELLED') return undefined;
  if (refundedAt) return { isOwed: false, words: `Given back ${formatMoney(refundedAmount, currency, 'en')}` };
  if (!refund || !confirmedAt || total === 0 || order?.paid === 0) return { isOwed: false, words: 'Nothing was paid' };
  if (order && order.refunded >= order.paid) return { isOwed: false, words: 'All was given back' };
  return { isOwed: refund !== 'NONE', words: `To give back: ${TERMS[refund]}` };
}
