import type { Booking, BookingContact } from '../../../tours/booking/booking.ts';
import { text } from '../../../tours/readValues.ts';

/** How somebody is written to, in columns that staff read and write. */
interface ContactColumns {
  contact: BookingContact;
  name: string | null;
  email: string | null;
  phone: string | null;
}

/**
 * The contact of a booking, in whichever form it was given: whole by partners, in columns by staff. Each follows the other.
 * @param data as it is saved; what it does not say stays
 */
export function contactOf(data: Record<string, unknown>, before: Booking | undefined): ContactColumns {
  const had = before?.contact ?? {};
  const given = (data.contact ?? had) as BookingContact;
  if (JSON.stringify(given) !== JSON.stringify(had)) {
    return {
      contact: given,
      name: fullNameOf(given) ?? null,
      email: given.emailAddress ?? null,
      phone: given.phoneNumber ?? null,
    };
  }
  const name = 'name' in data ? text(data.name) : fullNameOf(had);
  const email = 'email' in data ? text(data.email) : had.emailAddress;
  const phone = 'phone' in data ? text(data.phone) : had.phoneNumber;
  // Who is called otherwise now has no longer the parts of the old name.
  const { firstName, lastName, fullName: _, ...rest } = had;
  const parts = name === fullNameOf(had) ? { firstName, lastName } : {};
  const contact = { ...rest, ...parts, fullName: name, emailAddress: email, phoneNumber: phone };
  return { contact, name: name ?? null, email: email ?? null, phone: phone ?? null };
}

function fullNameOf({ firstName, fullName, lastName }: BookingContact): string | undefined {
  return fullName ?? text([firstName, lastName].filter(Boolean).join(' '));
}
