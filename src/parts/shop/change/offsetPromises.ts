import type { PayloadRequest } from 'payload';
import { creditOf } from '../../../tours/booking/cancellation.ts';
import { writeBooking } from '../../bookings/writeBooking.ts';
import type { OpenOrder } from '../orders/openOrder.ts';

/**
 * Pending refund of cancelled bookings of an order that is offset against its higher price, smallest unit.
 * @param total the order's new price
 */
export function offsetOf(order: OpenOrder, total: number): number {
  const [before, after] = [creditOf(order), creditOf({ ...order, total })];
  const promised = order.bookings.reduce((sum, { refundDue = 0 }) => sum + refundDue, 0);
  return Math.min(Math.max(0, before - after), Math.max(0, promised - order.refunded - after));
}

/**
 * Lowers the refunds of an order's cancelled bookings by {@link offsetOf}, the last first, so that their documents promise no refund that
 * was offset.
 */
export async function offsetPromises(req: PayloadRequest, order: OpenOrder, total: number): Promise<void> {
  let left = offsetOf(order, total);
  // These writes are steps of this order.
  const { lockedOrder } = req.context;
  req.context.lockedOrder = order.id;
  for (const { currency, id, refundDue = 0, status } of order.bookings.toReversed()) {
    const part = status === 'CANCELLED' ? Math.min(left, refundDue) : 0;
    if (part > 0) await writeBooking(req, id, { currency, refundDue: refundDue - part });
    left -= part;
  }
  req.context.lockedOrder = lockedOrder;
}
