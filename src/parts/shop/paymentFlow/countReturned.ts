import type { PayloadRequest } from 'payload';
import { amountIn, type Money } from '../../../shared/money.ts';
import { creditOf } from '../../../tours/booking/cancellation.ts';
import { addReduction, type Reduction, takeBackReduction } from '../../../tours/booking/reductions.ts';
import { writeBooking } from '../../bookings/writeBooking.ts';
import type { OpenOrder } from '../orders/openOrder.ts';

/** Columns of an order that change with a refund, and the amount by which its price falls. */
export interface ReturnedMoney {
  data: {
    currency: string;
    refunded: number;
    discount?: number;
    reductions?: Reduction[];
    subtotal?: number;
    total?: number;
  };
  lowered: number;
}

/**
 * Adds refunded money to an order's refunded amount, within the transaction of the request. Refunds of what was owed do not lower the price; more
 * than that does where staff choose so, and always for an ended order: nothing is claimed again for it, so the fees kept for its bookings shrink.
 */
export async function countReturned(
  req: PayloadRequest,
  order: OpenOrder,
  { lowersPrice, ...back }: Money & { lowersPrice: boolean },
): Promise<ReturnedMoney> {
  const { currency, discount, status, total } = order;
  const amount = amountIn(currency, back);
  const refunded = order.refunded + amount;
  const hasEnded = status === 'CANCELLED' || status === 'EXPIRED';
  const lowered = lowersPrice || hasEnded ? Math.min(total, Math.max(0, amount - creditOf(order))) : 0;
  if (lowered === 0) return { data: { currency, refunded }, lowered };
  if (!hasEnded) {
    const reductions = addReduction(order.reductions, lowered);
    return { data: { currency, refunded, discount: discount + lowered, reductions, total: total - lowered }, lowered };
  }
  await shiftFees(req, order, -lowered);
  return { data: { currency, refunded, subtotal: order.subtotal - lowered, total: total - lowered }, lowered };
}

/** Reverses {@link countReturned}: the money is back. */
export async function countRestored(
  req: PayloadRequest,
  order: OpenOrder,
  { isDispute, lowered, ...again }: Money & { isDispute: boolean; lowered: number },
): Promise<ReturnedMoney['data']> {
  const { currency } = order;
  const refunded = Math.max(0, order.refunded - amountIn(currency, again));
  // A refund by staff is owed again; a disputed amount is not.
  if (!isDispute || lowered === 0) return { currency, refunded };
  const total = order.total + lowered;
  if (order.status === 'CONFIRMED')
    return {
      ...{ currency, refunded, discount: Math.max(0, order.discount - lowered), total },
      reductions: takeBackReduction(order.reductions, lowered),
    };
  await shiftFees(req, order, lowered);
  return { currency, refunded, subtotal: order.subtotal + lowered, total };
}

/** Distributes a change of kept fees among the cancelled bookings, the last first. */
async function shiftFees(req: PayloadRequest, { bookings }: OpenOrder, change: number): Promise<void> {
  let left = change;
  for (const { cancellationFee: fee, currency, id, refundDue = 0, status } of bookings.toReversed()) {
    if (left === 0) return;
    if (status !== 'CANCELLED' || fee === undefined) continue;
    const part = left < 0 ? Math.max(left, -fee) : Math.min(left, refundDue);
    if (part === 0) continue;
    left -= part;
    await writeBooking(req, id, { currency, cancellationFee: fee + part, refundDue: refundDue - part });
  }
}
