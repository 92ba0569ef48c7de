import type { Payload, PayloadRequest } from 'payload';
import { lockSeats } from '../../bookings/seats.ts';
import { writeBooking } from '../../bookings/writeBooking.ts';
import { changeOrder } from '../orders/changeOrder.ts';
import { findOrder, type OpenOrder } from '../orders/openOrder.ts';
import { applyCancellation, type CancelRequest } from './applyCancellation.ts';
import { type PlannedCancellation, planCancellation, standingOf } from './planCancellation.ts';

/** A request to cancel bookings of an order. */
export interface CancelOptions extends CancelRequest {
  /** Booking ids; undefined: all active ones. */
  bookings?: readonly number[] | undefined;
  /** Refund instead of the terms' refund, smallest unit. */
  amount?: number | undefined;
  /** Checks whether the cancellation is allowed; its error is rethrown and rolls everything back. */
  check?(order: OpenOrder, plan: PlannedCancellation): void;
}

/**
 * Cancels bookings of an order, or all of it, in one transaction under the order's lock: seats, statuses, price, amount due, refunds and mails change
 * together or not at all.
 * @returns what was done; undefined without such an order, or without active bookings to cancel
 * @throws RangeError for an amount that cannot be refunded; what `check` throws
 */
export async function cancelBookings(
  payload: Payload,
  id: number,
  asked: CancelOptions,
): Promise<PlannedCancellation | undefined> {
  return changeOrder(payload, id, async (_, req) => {
    const order = await lockedOrder(req, id);
    const standing = standingOf(order, new Date());
    const leaving = standing.filter((booking) => asked.bookings?.includes(booking.id) ?? true);
    if (leaving.length === 0 || (order.status !== 'PLACED' && order.status !== 'CONFIRMED')) return undefined;
    const reader = { payload, req };
    const plan = await planCancellation(reader, order, new Set(leaving.map((one) => one.id)), asked);
    asked.check?.(order, plan);
    req.context.bookedBy = asked.by;
    const fields = await applyCancellation(req, order, plan, asked);
    for (const booking of leaving) {
      // The booking's own hook adds its money fields.
      req.context.cancelled = fields.get(booking.id);
      const data = { status: 'CANCELLED', ...(asked.reason && { cancelReason: asked.reason }) } as const;
      await writeBooking(req, booking.id, data);
    }
    req.context.cancelled = undefined;
    return plan;
  });
}

/** The order, read while the lock on its seats is held. */
async function lockedOrder(req: PayloadRequest, id: number): Promise<OpenOrder> {
  const read = async () => (await findOrder({ payload: req.payload, req }, id)) as OpenOrder;
  await lockSeats(
    req,
    (await read()).bookings.flatMap(({ departure }) => departure ?? []),
  );
  return read();
}
