import type {
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  CollectionBeforeValidateHook,
  PayloadRequest,
  Where,
} from 'payload';
import type { TypedWhere } from '../../../cms/database/queries/typedWhere.ts';
import { relationId } from '../../../shared/rowId.ts';
import { t } from '../../../shared/studioWords/t.ts';
import { BOOKINGS, type Booking, holdsSeats, readBooking } from '../../../tours/booking/booking.ts';
import { BookingRejectedError } from '../../bookings/bookingRejectedError.ts';
import { lockOrder } from '../orders/changeOrder.ts';
import { findOrder } from '../orders/openOrder.ts';
import { applyCancellation } from './applyCancellation.ts';
import { percentsOf, planCancellation } from './planCancellation.ts';
import { refuseStatusCancellation } from './refuseStatusCancellation.ts';

/** Fields of a booking that its order has too. */
const OF_ORDERS = ['status', 'departure', 'adults', 'children', 'items', 'extras', 'name', 'email', 'phone', 'contact'];

/**
 * Refuses bulk updates of bookings with orders: they run concurrently, and none would see the effect of the others on the order.
 * @throws BookingRejectedError where bookings of orders would be updated in bulk
 */
export const refuseManyAtOnce: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  // The condition of whoever updates: its columns are known at run time only.
  const asked = args as { data?: Readonly<Record<string, unknown>>; id?: number | string; where?: Where };
  if (operation !== 'update' || asked.id !== undefined) return args;
  if (!OF_ORDERS.some((field) => asked.data?.[field] !== undefined)) return args;
  const ofOrders: TypedWhere<typeof BOOKINGS> = { order: { exists: true } };
  const where = { and: [asked.where ?? {}, ofOrders] };
  // As above.
  const { totalDocs } = await req.payload.db.count({ collection: BOOKINGS, where, req });
  if (totalDocs === 0) return args;
  throw new BookingRejectedError(
    'ended',
    t('Some of these bookings belong to orders. Change or cancel those one by one, or their order.'),
  );
};

/** Locks the order of a changed booking before its seats: the lock order used everywhere. */
export const lockOrderFirst: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  const order = relationId(originalDoc?.order);
  if (order === undefined || isOrderStep(req)) return data;
  await lockOrder(req, order);
  return data;
};

/**
 * Cancelling a booking, by any route, updates its order too: price, status, amount due, refunds and mails follow in the same transaction. Runs after
 * the booking's own hook (`enterBooking`).
 * @throws BookingRejectedError where staff change a booking so that it contradicts its order
 */
export const cancelWithOrder: CollectionBeforeChangeHook = async ({ data, operation, originalDoc, req }) => {
  const before = operation === 'update' ? readBooking(originalDoc) : undefined;
  if (!before || data.status === before.status) return data;
  const { order } = before;
  refuseStatusCancellation(req, before, data.status);
  if (order !== undefined && !isOrderStep(req)) await refuseAlone(req, order, data.status);
  if (data.status !== 'CANCELLED' || !holdsSeats(before.status)) return data;
  const known = req.context.cancelled as object | undefined;
  if (known) return { ...data, ...known };
  if (order === undefined) return { ...data, ...(await moneyAlone(req, before)) };
  return isOrderStep(req) ? data : { ...data, ...(await cancelInOrder(req, before, order, data.cancelReason)) };
};

/** Whether the order itself is being changed, under its lock. */
function isOrderStep({ context }: PayloadRequest): boolean {
  return context.lockedOrder !== undefined;
}

/** A booking of an order is confirmed through the order only. */
async function refuseAlone(req: PayloadRequest, id: number, status: unknown): Promise<void> {
  if (!req.user || status !== 'CONFIRMED') return;
  const order = await findOrder({ payload: req.payload, req }, id);
  const words = t('This booking belongs to order {order}. Note its payment there, and it is confirmed.', {
    order: order?.reference ?? id,
  });
  throw new BookingRejectedError('ended', words);
}

async function cancelInOrder(req: PayloadRequest, { id }: Booking, of: number, reason: unknown) {
  const order = await findOrder({ payload: req.payload, req }, of);
  const now = order?.bookings.find((booking) => booking.id === id);
  // Cancelled by another request while this one waited for the order's lock.
  if (now?.status === 'CANCELLED') {
    const { cancellationFee = null, refund = null, refundDue = null } = now;
    return { cancellationFee, refund, refundDue };
  }
  if (order?.status !== 'PLACED' && order?.status !== 'CONFIRMED') return {};
  const plan = await planCancellation({ payload: req.payload, req }, order, new Set([id]));
  const cancellation = { by: nameOf(req), reason: typeof reason === 'string' && reason ? reason : undefined };
  return (await applyCancellation(req, order, plan, cancellation)).get(id);
}

/** For a booking without an order no payment is known: partners are refunded the billed amount; for others, staff know the paid amount. */
async function moneyAlone(req: PayloadRequest, booking: Booking) {
  const [percent = 0] = await percentsOf({ payload: req.payload, req }, [booking]);
  const cancellationFee = booking.status === 'CONFIRMED' ? Math.floor((booking.total * percent) / 100) : 0;
  const isBilled = booking.source === 'partner' && booking.status === 'CONFIRMED';
  return { cancellationFee, refundDue: isBilled ? booking.total - cancellationFee : 0 };
}

function nameOf({ context, user }: PayloadRequest): string {
  if (typeof context.bookedBy === 'string') return context.bookedBy;
  return user && 'email' in user && user.email ? user.email : 'Website';
}
