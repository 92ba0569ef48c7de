import type { PayloadRequest } from 'payload';
import type { Booking, BookingContact } from '../../../tours/booking/booking.ts';
import { nameOf } from '../../bookings/describeBooking.ts';
import { writeBooking } from '../../bookings/writeBooking.ts';
import { mailboxKeyOf } from '../cart/limitHolds.ts';
import { writeOrder } from '../changeOrder.ts';
import type { OpenOrder } from '../openOrder.ts';

/** Whoever is called or reached otherwise in one booking of an order is so in the order, where letters go, and in its other bookings of the same person. */
export async function changedContact(
  req: PayloadRequest,
  order: OpenOrder,
  before: Booking,
  contact: BookingContact,
): Promise<void> {
  const { emailAddress, phoneNumber } = contact;
  const columns = { name: nameOf(contact) ?? null, email: emailAddress ?? null, phone: phoneNumber ?? null };
  const isSame = (other: BookingContact): boolean =>
    nameOf(other) === nameOf(before.contact) && other.emailAddress === before.contact.emailAddress;
  if (!isSame(order.contact)) return;
  const mailbox = mailboxKeyOf(req.payload, emailAddress) ?? null;
  const merged = { ...order.contact, ...contact };
  await writeOrder(req, order.id, { ...columns, contact: merged, mailbox }, 'Name or address changed');
  const siblings = order.bookings.filter(({ contact: other, id }) => id !== before.id && isSame(other));
  // Theirs are steps of this order.
  req.context.lockedOrder = order.id;
  for (const { id } of siblings) await writeBooking(req, id, { contact });
  req.context.lockedOrder = undefined;
}
