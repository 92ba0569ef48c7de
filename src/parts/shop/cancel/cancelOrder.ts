import type { Payload } from 'payload';
import { holdsSeats } from '../../../tours/booking/booking.ts';
import { today } from '../../departures/today.ts';
import { queueOrderMail } from '../mails/queueOrderMail.ts';
import { changeOrder, writeOrder } from '../orders/changeOrder.ts';
import type { OpenOrder } from '../orders/openOrder.ts';
import { applyPaymentStates } from '../paymentFlow/applyPaymentState.ts';
import { findPayments } from '../paymentFlow/storedPayment.ts';
import { releaseSeats } from '../paymentFlow/takeSeats.ts';
import { cancelBookings } from './cancelBookings.ts';

/** Result of a cancellation request. */
export type Cancelled = 'cancelled' | 'ended' | 'unknown';

class HasBegun extends Error {}

/**
 * Cancels an order with all its bookings at its traveller's request, by the terms of its tours; refunds are requested at once. A tour that has
 * started is not cancelled.
 * @param by who requested it, for the order's history
 * @returns `ended` where the order has ended, or its first tour has started; `unknown` for an unknown order
 */
export async function cancelOrder(payload: Payload, id: number, by: string): Promise<Cancelled> {
  try {
    const plan = await cancelBookings(payload, id, { by, check: refuseBegun });
    return plan ? 'cancelled' : await cancelUnheld(payload, id, { by, check: refuseBegun });
  } catch (error) {
    if (error instanceof HasBegun) return 'ended';
    throw error;
  }
}

function refuseBegun({ bookings }: OpenOrder): void {
  const starts = bookings.flatMap(({ start, status }) => (holdsSeats(status) ? (start ?? []) : []));
  if (starts.some((start) => start <= today())) throw new HasBegun();
}

/**
 * Cancels a placed order whose holds have expired: only its status changes.
 * @param request who requests it, and a check whether it is allowed; its error is rethrown and rolls back
 */
export async function cancelUnheld(
  payload: Payload,
  id: number,
  { by, check }: { by: string; check(order: OpenOrder): void },
): Promise<Cancelled> {
  const cancelled = await changeOrder(payload, id, async (order, req): Promise<Cancelled> => {
    if (order.status === 'CART') return 'unknown';
    if (order.status !== 'PLACED') return 'ended';
    check(order);
    req.context.bookedBy = by;
    await releaseSeats(req, order);
    await writeOrder(req, id, { status: 'CANCELLED', expiresAt: null, balanceDue: null }, 'Cancelled');
    await queueOrderMail(req, order, 'cancelled');
    return 'cancelled';
  });
  if (cancelled !== 'cancelled') return cancelled ?? 'unknown';
  const open = await findPayments({ payload }, { and: [{ order: { equals: id } }, { status: { equals: 'open' } }] });
  await applyPaymentStates(payload, open);
  return cancelled;
}
