import type { Payload } from 'payload';
import { awaitsConfirmation } from '../../../tours/booking/order.ts';
import { BookingRejectedError } from '../../bookings/bookingRejectedError.ts';
import { keepsWithinProven } from '../cart/limitHolds.ts';
import { changeOrder, writeOrder } from '../orders/changeOrder.ts';
import { confirmUnpaid } from '../paymentFlow/confirmUnpaid.ts';

/** Result of confirming: `tooMany` where the visitor already holds too many unpaid seats. */
export type Confirmation = 'confirmed' | 'ended' | 'tooMany' | 'unknown';

/**
 * Confirms an order that awaits confirmation, with all its bookings, under its lock. Idempotent.
 * @param by `link`: the mailed link, which proves the address; otherwise the staff member
 */
export async function confirmBooking(
  payload: Payload,
  id: number,
  by: { link: true } | { staff: string },
): Promise<Confirmation> {
  const shop = await payload.findGlobal({ slug: 'shop', depth: 0 });
  try {
    const confirmed = await changeOrder(payload, id, async (order, req): Promise<Confirmation> => {
      if (order.status === 'CART') return 'unknown';
      if (order.status === 'CONFIRMED') return 'confirmed';
      if (!awaitsConfirmation(order)) return 'ended';
      if ('staff' in by) req.context.bookedBy = by.staff;
      else if (await keepsWithinProven(req, order, shop))
        await writeOrder(req, id, { provenAt: new Date().toISOString() }, 'The mailed link was pressed');
      else return 'tooMany';
      await confirmUnpaid(req, order, shop);
      return 'confirmed';
    });
    return confirmed ?? 'unknown';
  } catch (error) {
    if (error instanceof BookingRejectedError) return 'ended';
    throw error;
  }
}
