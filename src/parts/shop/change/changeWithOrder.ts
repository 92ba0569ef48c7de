import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload';
import { type Booking, readBooking } from '../../../tours/booking/booking.ts';
import { queueOrderMail } from '../mails/queueOrderMail.ts';
import { writeOrder } from '../orders/changeOrder.ts';
import { findOrder, type OpenOrder } from '../orders/openOrder.ts';
import { changedContact, isReachedOtherwise } from './changedContact.ts';
import { changedMoney } from './changedMoney.ts';
import { checkChangeable } from './checkChangeable.ts';
import { describeJourney } from './describeChange.ts';
import { offsetPromises } from './offsetPromises.ts';

/**
 * Changes of travellers, dates or contact in a booking with an order update the order too, under its lock and in the same transaction: price, amount
 * due and due date, contact and other bookings. The traveller is notified. Runs after `cancelWithOrder`.
 * @throws BookingRejectedError where the order cannot be updated accordingly
 */
export const changeWithOrder: CollectionBeforeChangeHook = async ({ data, operation, originalDoc, req }) => {
  const stale = operation === 'update' ? readBooking(originalDoc) : undefined;
  const after = readBooking({ ...originalDoc, ...data });
  if (stale?.order === undefined || !after || req.context.lockedOrder !== undefined) return data;
  const order = await findOrder({ payload: req.payload, req }, stale.order);
  // The booking may have changed while this request waited for the lock: compare with its current row.
  const before = order?.bookings.find(({ id }) => id === stale.id);
  if (!order || !before || order.status === 'CART') return data;
  const words = describeJourney(before, after);
  if (words.length > 0) await followJourney(req, order, { before, after }, words);
  if (isReachedOtherwise(before.contact, after.contact)) await changedContact(req, order, before, after.contact);
  return data;
};

async function followJourney(
  req: PayloadRequest,
  order: OpenOrder,
  { after, before }: { before: Booking; after: Booking },
  words: readonly string[],
): Promise<void> {
  checkChangeable(order, before, after);
  const data = await changedMoney(req, order, before, after);
  await offsetPromises(req, order, data.total);
  const what = `Changed ${before.reference}: ${words.join('; ')}`;
  await writeOrder(req, order.id, data, what);
  await queueOrderMail(req, order, 'changed', Math.floor(Date.now() / 1000));
}
