import { msg, t } from '../../../shared/studioWords/t.ts';
import { type Booking, type BookingContact, statusAt } from '../../../tours/booking/booking.ts';
import { ADULT, CHILD } from '../../../tours/booking/units.ts';
import { describeParty } from '../../../tours/party.ts';
import { countUnit } from './bookingsCsv.ts';

/** A traveller; empty fields where the booking has none. */
export interface Passenger {
  key: string;
  unit: string;
  name: string;
  notes: string;
}

/** The travellers of a booking. */
export interface ManifestParty {
  id: number;
  reference: string;
  /** Epoch ms; undefined: confirmed. */
  heldUntil: number | undefined;
  name: string;
  email: string;
  phone: string;
  partner: string;
  notes: string;
  passengers: Passenger[];
}

/** Passenger list of a departure, for guides. */
export interface Manifest {
  parties: ManifestParty[];
  /** Travellers by unit, `5 adults, 2 children`: of confirmed bookings, and of holds. */
  confirmed: string;
  held: string;
  /** Number of travellers if every hold is confirmed. */
  travellers: number;
}

/** A booking with the name of the partner that made it. */
export type PartneredBooking = Booking & { partnerName: string };

const UNITS: Readonly<Record<string, string>> = { [ADULT]: msg('Adult'), [CHILD]: msg('Child') };

/** Passenger list of a departure: confirmed bookings first, then live holds, each by the lead's name. */
export function manifestOf(bookings: readonly PartneredBooking[], now: Date): Manifest {
  const standing = (status: Booking['status']): PartneredBooking[] =>
    bookings.filter((booking) => statusAt(booking, now) === status).sort(byName);
  const [confirmed, held] = [standing('CONFIRMED'), standing('ON_HOLD')];
  const all = [...confirmed, ...held];
  return {
    parties: all.map(partyOf),
    confirmed: sumUp(confirmed),
    held: sumUp(held),
    travellers: all.reduce((sum, { items }) => sum + items.length, 0),
  };
}

function partyOf(booking: PartneredBooking): ManifestParty {
  const { contact, expiresAt, id, items, notes, partnerName, reference, status } = booking;
  return {
    id,
    reference,
    heldUntil: status === 'ON_HOLD' && expiresAt ? Date.parse(expiresAt) : undefined,
    name: nameOf(contact),
    email: contact.emailAddress ?? '',
    phone: contact.phoneNumber ?? '',
    partner: partnerName,
    // Staff write into the booking, travellers at the checkout.
    notes: [...new Set([notes, contact.notes])].filter(Boolean).join('\n'),
    passengers: items.map(({ contact: person = {}, unitId, uuid }) => ({
      key: uuid,
      unit: t(UNITS[unitId] ?? unitId),
      name: nameOf(person),
      notes: person.notes ?? '',
    })),
  };
}

function nameOf({ firstName, fullName, lastName }: BookingContact): string {
  return fullName || [firstName, lastName].filter(Boolean).join(' ');
}

function byName(a: Booking, b: Booking): number {
  return nameOf(a.contact).localeCompare(nameOf(b.contact), 'en') || a.id - b.id;
}

function sumUp(bookings: readonly Booking[]): string {
  const count = (unit: string): number => bookings.reduce((sum, booking) => sum + countUnit(booking, unit), 0);
  return describeParty(count(ADULT), count(CHILD));
}
