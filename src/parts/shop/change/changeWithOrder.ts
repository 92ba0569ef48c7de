import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload';
import { type Booking, type BookingContact, holdsSeats, readBooking } from '../../../tours/booking/booking.ts';
import { describeDays } from '../../../tours/describeDays.ts';
import { BookingRefused } from '../../bookings/bookingRefused.ts';
import { queueOrderMail } from '../mails/queueOrderMail.ts';
import { writeOrder } from '../orders/changeOrder.ts';
import { findOrder, type OpenOrder } from '../orders/openOrder.ts';
import { changedContact } from './changedContact.ts';
import { changedMoney } from './changedMoney.ts';

/**
 * Changes of travellers, dates or contact in a booking with an order update the order too, under its lock and in the same transaction: price, amount
 * due and due date, contact and other bookings. The traveller is notified. Runs after `cancelWithOrder`.
 * @throws BookingRefused where the order cannot be updated accordingly
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
  const { reference } = order;
  const refuse = (why: string): never => {
    throw new BookingRefused('ended', `This booking belongs to order ${reference}. ${why}`);
  };
  if (!holdsSeats(before.status) || (order.status !== 'PLACED' && order.status !== 'CONFIRMED'))
    refuse('It has ended, so who travels and when stays as it was. Make a new booking.');
  if (after.status !== before.status)
    refuse('Change who travels and when first, then its status: each changes the order in another way.');
  if (after.currency !== order.currency)
    refuse(
      `It is paid in ${order.currency}, and the other journey costs ${after.currency}. Cancel it, and make a new one.`,
    );
  if (order.payments.some(({ status }) => status === 'open'))
    refuse('Its traveller is about to pay the price as it is. Try again when that payment is made or over.');
  const data = await changedMoney(req, order, before, after);
  const what = `Changed ${before.reference}: ${words.join('; ')}`;
  await writeOrder(req, order.id, data, what);
  await queueOrderMail(req, order, 'changed', Math.floor(Date.now() / 1000));
}

/** What changed in a journey, for the history that staff read. */
function describeJourney(before: Booking, after: Booking): string[] {
  const days = ({ end = '', start = '' }: Booking): string => (start ? describeDays(start, end || start) : 'no date');
  const [was, is] = [partyOf(before), partyOf(after)];
  const isMoved = before.departure !== after.departure || days(before) !== days(after);
  return [
    ...(was === is ? [] : [`${is} instead of ${was}`]),
    ...(isMoved ? [`${days(after)} instead of ${days(before)}`] : []),
    ...(before.total === after.total || was !== is || isMoved ? [] : ['another price']),
    ...(extrasOf(before) === extrasOf(after) ? [] : ['other extras']),
  ];
}

function partyOf({ items }: Booking): string {
  const count = (unit: string): number => items.filter(({ unitId }) => unitId === unit).length;
  const children = count('child');
  return `${items.length - children} + ${children} travellers`;
}

function extrasOf({ extras }: Booking): string {
  return extras.map(({ code, count }) => `${code}:${count}`).join();
}

/** Whether name or contact details changed; an erased contact does not change the order. */
function isReachedOtherwise(before: BookingContact, after: BookingContact): boolean {
  const isThere = Boolean(after.fullName || after.firstName || after.lastName || after.emailAddress);
  const read = ({ emailAddress, firstName, fullName, lastName, phoneNumber }: BookingContact) =>
    JSON.stringify([
      fullName || [firstName, lastName].filter(Boolean).join(' '),
      emailAddress ?? '',
      phoneNumber ?? '',
    ]);
  return isThere && read(before) !== read(after);
}
