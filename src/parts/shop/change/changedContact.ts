import type { PayloadRequest } from 'payload';
import type { Booking, BookingContact } from '../../../tours/booking/booking.ts';
import { nameOf } from '../../bookings/describeBooking.ts';
import { writeBooking } from '../../bookings/writeBooking.ts';
import { mailboxKeyOf } from '../cart/limitHolds.ts';
import { writeOrder } from '../orders/changeOrder.ts';
import type { OpenOrder } from '../orders/openOrder.ts';

/** Copies a changed name or address of one booking to its order, where mails go, and to the order's other bookings of the same person. */
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
  // These writes are steps of this order.
  const { lockedOrder } = req.context;
  req.context.lockedOrder = order.id;
  for (const { id } of siblings) await writeBooking(req, id, { contact });
  req.context.lockedOrder = lockedOrder;
}

/** Whether name or contact details changed; an erased contact does not change the order. */
export function isReachedOtherwise(before: BookingContact, after: BookingContact): boolean {
  const isThere = Boolean(after.fullName || after.firstName || after.lastName || after.emailAddress);
  const read = ({ emailAddress, firstName, fullName, lastName, phoneNumber }: BookingContact) =>
    JSON.stringify([
      fullName || [firstName, lastName].filter(Boolean).join(' '),
      emailAddress ?? '',
      phoneNumber ?? '',
    ]);
  return isThere && read(before) !== read(after);
}
