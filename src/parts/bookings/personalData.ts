import type { PayloadRequest } from 'payload';
import { findRows } from '../../cms/database/queries/rows.ts';
import { inTransaction } from '../../cms/database/transactions/inTransaction.ts';
import { deleteOldMails } from '../../cms/mail/queue/deleteOldMails.ts';
import { BOOKINGS, type Booking, holdsSeats, readBooking, statusAt } from '../../tours/booking/booking.ts';
import { writeBooking } from './writeBooking.ts';

/** GDPR: exports all bookings under an e-mail address, as JSON. */
export async function exportBookingsOf(req: PayloadRequest, email: string): Promise<object[]> {
  const bookings = await findBookingsOf(req, email);
  return bookings.map(({ contact, currency, end, items, notes, reference, start, status, total }) => ({
    ...{ reference, status, start, end, total, currency, contact, notes },
    travellers: items.map(({ contact: person, unitId }) => ({ unitId, contact: person })),
  }));
}

/**
 * GDPR: erases personal data in bookings under an e-mail address: names, addresses, notes. The booking stays, with its price. A booking of an upcoming tour
 * is skipped until it is over, since the data is needed to run it.
 * @returns number of erased bookings, and of those kept until their tour is over
 */
export async function eraseBookingsOf(req: PayloadRequest, email: string): Promise<{ erased: number; kept: number }> {
  return inTransaction(req, async () => {
    const bookings = await findBookingsOf(req, email);
    const now = new Date();
    const over = bookings.filter((booking) => isOver(booking, now));
    for (const booking of over) await eraseBooking(req, booking);
    return { erased: over.length, kept: bookings.length - over.length };
  });
}

/** Erases the personal data of one booking, with the mails about it. */
export async function eraseBooking(req: PayloadRequest, { id, items }: Booking): Promise<void> {
  const nobody = { contact: {}, notes: null, items: items.map(({ contact: _, ...item }) => item) };
  await writeBooking(req, id, nobody);
  await deleteOldMails(req, `booking:${id}`);
}

/** Whether a booking is over: its tour has ended, or was cancelled. */
export function isOver({ end = '', status, ...booking }: Booking, now: Date): boolean {
  // A hold that has just expired is stored as such within the minute; until then it cannot be changed.
  if (status === 'ON_HOLD' && statusAt({ ...booking, status }, now) === 'EXPIRED') return false;
  return !holdsSeats(status) || end < now.toISOString().slice(0, 10);
}

/** Addresses are compared without case, as mail servers do in practice. */
async function findBookingsOf(req: PayloadRequest, email: string): Promise<Booking[]> {
  const address = email.trim().toLowerCase();
  if (!address) return [];
  const reader = { payload: req.payload, req };
  const rows = await findRows(reader, BOOKINGS, { where: { email: { like: address } } });
  const bookings = rows.flatMap((doc) => readBooking(doc) ?? []);
  return bookings.filter(({ contact }) => contact.emailAddress?.trim().toLowerCase() === address);
}
