import type { PayloadRequest } from 'payload';
import { amountIn, type Money } from '../../../shared/money.ts';
import { creditOf } from '../../../tours/booking/cancellation.ts';
import { writeBooking } from '../../bookings/writeBooking.ts';
import type { OpenOrder } from '../openOrder.ts';

/** What of an order changes when money of it goes back, and by how much its price falls. */
export interface ReturnedMoney {
  data: { currency: string; refunded: number; discount?: number; subtotal?: number; total?: number };
  lowered: number;
}

/**
 * Counts money that went back to what was given back of an order, within the transaction of the request. What was owed lowers no price; what goes beyond that does where
 * staff wish it, and of an order that has ended always: of that nothing is claimed anew, so what was kept of its bookings is so much less.
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
  if (!hasEnded) return { data: { currency, refunded, discount: discount + lowered, total: total - lowered }, lowered };
  await shiftFees(req, order, -lowered);
  return { data: { currency, refunded, subtotal: order.subtotal - lowered, total: total - lowered }, lowered };
}

/** Takes back what {@link countReturned} has counted: the money is there again. */
export async function countRestored(
  req: PayloadRequest,
  order: OpenOrder,
  { isDispute, lowered, ...again }: Money & { isDispute: boolean; lowered: number },
): Promise<ReturnedMoney['data']> {
  const { currency } = order;
  const refunded = Math.max(0, order.refunded - amountIn(currency, again));
  // What somebody has wished to give back is owed again; what was disputed is not.
  if (!isDispute || lowered === 0) return { currency, refunded };
  const total = order.total + lowered;
  if (order.status === 'CONFIRMED')
    return { currency, refunded, discount: Math.max(0, order.discount - lowered), total };
  await shiftFees(req, order, lowered);
  return { currency, refunded, subtotal: order.subtotal + lowered, total };
}

/** Parts a change of what is kept among the cancelled bookings, the last first. */
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
