import type { Payload, PayloadRequest } from 'payload';
import { lockSeats } from '../../bookings/seats.ts';
import { writeBooking } from '../../bookings/writeBooking.ts';
import { changeOrder } from '../changeOrder.ts';
import { findOrder, type OpenOrder } from '../openOrder.ts';
import { applyCancellation, type CancelRequest } from './applyCancellation.ts';
import { type PlannedCancellation, planCancellation, standingOf } from './planCancellation.ts';

/** What somebody wishes to cancel of an order. */
export interface CancelAsked extends CancelRequest {
  /** The ids of its bookings; undefined: all that stand. */
  bookings?: readonly number[] | undefined;
  /** What goes back instead of what the terms say, smallest unit. */
  amount?: number | undefined;
  /** Whether it may be cancelled so; what it throws is thrown, and nothing has changed. */
  check?(order: OpenOrder, plan: PlannedCancellation): void;
}

/**
 * Cancels bookings of an order, or all of it, in one step under the order's lock: places, statuses, price, what is due, refunds and mails change together or not at all.
 * @returns what was done; undefined where there is no such order, or nothing of it that stands is meant
 * @throws RangeError for an amount that cannot be given back; what `check` throws
 */
export async function cancelBookings(
  payload: Payload,
  id: number,
  asked: CancelAsked,
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
      // The booking's own hook adds what it says of its money.
      req.context.cancelled = fields.get(booking.id);
      const data = { status: 'CANCELLED', ...(asked.reason && { cancelReason: asked.reason }) } as const;
      await writeBooking(req, booking.id, data);
    }
    req.context.cancelled = undefined;
    return plan;
  });
}

/** The order as it is while nobody else can change its places. */
async function lockedOrder(req: PayloadRequest, id: number): Promise<OpenOrder> {
  const read = async () => (await findOrder({ payload: req.payload, req }, id)) as OpenOrder;
  await lockSeats(
    req,
    (await read()).bookings.flatMap(({ departure }) => departure ?? []),
  );
  return read();
}
