import type { Booking, BookingContact } from '../../../tours/booking/booking.ts';
import { text } from '../../../tours/readValues.ts';

/** Contact of a booking, with columns that staff edit. */
interface ContactColumns {
  contact: BookingContact;
  name: string | null;
  email: string | null;
  phone: string | null;
}

/**
 * Synchronizes the contact of a booking: partners send it whole, staff edit columns.
 * @param data as it is saved; missing fields are unchanged
 */
export function contactOf(data: Record<string, unknown>, before: Booking | undefined): ContactColumns {
  const had = before?.contact ?? {};
  const entered = (data.contact ?? had) as BookingContact;
  if (JSON.stringify(entered) !== JSON.stringify(had)) {
    return {
      contact: entered,
      name: fullNameOf(entered) ?? null,
      email: entered.emailAddress ?? null,
      phone: entered.phoneNumber ?? null,
    };
  }
  const name = 'name' in data ? text(data.name) : fullNameOf(had);
  const email = 'email' in data ? text(data.email) : had.emailAddress;
  const phone = 'phone' in data ? text(data.phone) : had.phoneNumber;
  // A changed full name drops the old first and last name.
  const { firstName, lastName, fullName: _, ...rest } = had;
  const parts = name === fullNameOf(had) ? { firstName, lastName } : {};
  const contact = { ...rest, ...parts, fullName: name, emailAddress: email, phoneNumber: phone };
  return { contact, name: name ?? null, email: email ?? null, phone: phone ?? null };
}

function fullNameOf({ firstName, fullName, lastName }: BookingContact): string | undefined {
  return fullName ?? text([firstName, lastName].filter(Boolean).join(' '));
}
