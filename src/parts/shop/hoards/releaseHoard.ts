import type { Payload } from 'payload';
import { holdsSeats, statusAt } from '../../../tours/booking/booking.ts';
import { isAddressProven } from '../../../tours/booking/order.ts';
import { cancelBookings } from '../cancel/cancelBookings.ts';
import { cancelUnheld } from '../cancel/cancelOrder.ts';
import { changeOrder } from '../orders/changeOrder.ts';
import type { OpenOrder } from '../orders/openOrder.ts';
import { releaseSeats } from '../paymentFlow/takeSeats.ts';
import { findHeld } from './findHoards.ts';

const REASON = 'Its places were held for long without a payment or a confirmation.';

class IsProven extends Error {}

/**
 * Releases all seats that a visitor, or all visitors, hold unproven: carts are emptied, orders cancelled through the usual cancellation. Orders that
 * were paid, proven or confirmed meanwhile, or have an open payment, stay.
 * @param holder as `holderKey` gives it; undefined: all visitors
 * @param by staff member, for the history of each order
 * @returns number of released carts and orders
 */
export async function releaseHoard(payload: Payload, { by, holder }: { by: string; holder?: string }): Promise<number> {
  const held = (await findHeld(payload, new Date())).filter((one) => holder === undefined || one.holder === holder);
  let freed = 0;
  for (const id of new Set(held.map(({ order }) => order))) {
    try {
      if (await freeOne(payload, id, by)) freed += 1;
    } catch (error) {
      if (!(error instanceof IsProven)) throw error;
    }
  }
  return freed;
}

async function freeOne(payload: Payload, id: number, by: string): Promise<boolean> {
  const emptied = await changeOrder(payload, id, async (order, req): Promise<boolean> => {
    const now = new Date();
    if (order.status !== 'CART' || !order.bookings.some((one) => holdsSeats(statusAt(one, now)))) return false;
    req.context.bookedBy = by;
    await releaseSeats(req, order);
    return true;
  });
  if (emptied) return true;
  const plan = await cancelBookings(payload, id, { by, reason: REASON, check: refuseProven });
  return plan !== undefined || (await cancelUnheld(payload, id, { by, check: refuseProven })) === 'cancelled';
}

/** It may have been paid or confirmed since the query, or have an open payment. */
function refuseProven(order: OpenOrder): void {
  const isBeingPaid = order.payments.some(({ status }) => status === 'open');
  if (order.status !== 'PLACED' || isAddressProven(order) || isBeingPaid) throw new IsProven();
}
