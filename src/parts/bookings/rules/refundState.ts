import { studioMoney } from '../../../shared/studioWords/studioMoney.ts';
import { msg, t } from '../../../shared/studioWords/t.ts';
import type { Booking } from '../../../tours/booking/booking.ts';
import { creditOf } from '../../../tours/booking/cancellation.ts';
import type { Order } from '../../../tours/booking/order.ts';
import type { RefundState } from './board.ts';

const TERMS = {
  FULL: msg('To give back: all'),
  PARTIAL: msg('To give back: a part'),
  NONE: msg('To give back: nothing'),
} as const;

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
  if (refundedAt)
    return { isOwed: false, words: t('Given back {amount}', { amount: studioMoney(refundedAmount, currency) }) };
  if (order?.paid === 0) return { isOwed: false, words: t('Nothing was paid') };
  if (refundDue !== undefined) return amountState(refundDue, currency, order);
  if (!refund || !confirmedAt || total === 0) return { isOwed: false, words: t('Nothing was paid') };
  if (order && order.refunded >= order.paid) return { isOwed: false, words: t('All was given back') };
  // Cancelled before amounts were computed.
  return { isOwed: refund !== 'NONE', words: t(TERMS[refund]) };
}

function amountState(due: number, currency: string, order?: Pick<Order, 'paid' | 'refunded' | 'total'>): RefundState {
  if (due === 0) return { isOwed: false, words: order ? t('Nothing goes back') : t('No payment is known') };
  const left = order ? Math.min(due, creditOf(order)) : due;
  if (left === 0) return { isOwed: false, words: t('Given back {amount}', { amount: studioMoney(due, currency) }) };
  return { isOwed: true, words: t('To give back: {amount}', { amount: studioMoney(left, currency) }) };
}
