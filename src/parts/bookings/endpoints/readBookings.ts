import type { CollectionSlug, PayloadRequest, Where } from 'payload';
import { isObject } from '../../../shared/isObject.ts';
import { formatMoney } from '../../../shared/money.ts';
import { BOOKING_SOURCES, BOOKINGS, type Booking, readBooking, statusAt } from '../../../tours/booking/booking.ts';
import { ADULT, CHILD } from '../../../tours/booking/units.ts';
import { describeParty } from '../../../tours/party.ts';
import { text } from '../../../tours/readValues.ts';
import { keepsPlaces } from '../places.ts';
import type { BoardBooking, OpenDeparture } from '../rules/board.ts';
import { countUnit } from '../rules/bookingsCsv.ts';
import { readHistory } from '../rules/readHistory.ts';
import { refundState } from '../rules/refundState.ts';
import { isOwed } from './where.ts';

const collection = BOOKINGS as CollectionSlug;
/** More bookings do not stand on a departure: it has no more places (`MOST_SEATS`). */
const MOST_STANDING = 1000;
/** Of those that have come to an end the last are looked at. */
const MOST_ENDED = 30;

/** A booking with what its row keeps beside it. */
export interface BookingRow extends Booking {
  tourTitle: string;
  partnerName: string;
  history: unknown;
}

/** A booking's row, as it was read; undefined for what is none. */
export function readBookingRow(doc: unknown): BookingRow | undefined {
  const booking = readBooking(doc);
  if (!booking || !isObject(doc)) return undefined;
  const { history, partnerName, tourTitle } = doc;
  return { ...booking, history, partnerName: text(partnerName) ?? '', tourTitle: text(tourTitle) ?? '' };
}

/** The bookings of which a condition is true. @param most more are left out */
export async function findBookings(
  { payload }: PayloadRequest,
  where: Where,
  { most, sort }: { most: number; sort: string[] },
): Promise<BookingRow[]> {
  const { docs } = await payload.find({ collection, depth: 0, limit: most, pagination: false, sort, where });
  return docs.flatMap((doc) => readBookingRow(doc) ?? []);
}

/** The bookings of one departure: holds first, those that end first, then confirmed ones, then what has come to an end. */
export async function readOpen(req: PayloadRequest, departure: number, now: Date): Promise<OpenDeparture> {
  const own = { departure: { equals: departure } };
  const live = { or: [keepsPlaces(now), isOwed] };
  const [standing, ended] = await Promise.all([
    findBookings(req, { and: [own, live] }, { most: MOST_STANDING, sort: ['-createdAt', '-id'] }),
    findEnded(req, { and: [own, { status: { in: ['CANCELLED', 'EXPIRED', 'ON_HOLD'] } }] }),
  ]);
  const known = new Set(standing.map(({ id }) => id));
  const others = ended.rows.filter(({ id }) => !known.has(id));
  const rows = [...standing, ...others].map((row) => describeBooking(row, now));
  const rank = ({ refund, status }: BoardBooking): number =>
    status === 'ON_HOLD' ? 0 : refund?.isOwed ? 1 : status === 'CONFIRMED' ? 2 : 3;
  rows.sort((a, b) => rank(a) - rank(b) || (a.heldUntil ?? 0) - (b.heldUntil ?? 0));
  // Holds that last and refunds that are owed are counted among those that have ended, and are in the rows already.
  const counted = standing.filter(({ status }) => status !== 'CONFIRMED').length;
  return { id: departure, rows, more: Math.max(0, ended.total - counted - others.length) };
}

async function findEnded({ payload }: PayloadRequest, where: Where): Promise<{ rows: BookingRow[]; total: number }> {
  const { docs, totalDocs } = await payload.find({
    collection,
    depth: 0,
    limit: MOST_ENDED,
    sort: ['-updatedAt', '-id'],
    where,
  });
  return { rows: docs.flatMap((doc) => readBookingRow(doc) ?? []), total: totalDocs };
}

/** A booking as the board shows it at a moment. */
export function describeBooking(row: BookingRow, now: Date): BoardBooking {
  const status = statusAt(row, now);
  return {
    id: row.id,
    reference: row.reference,
    status,
    name: row.contact.fullName ?? '',
    party: describeParty(countUnit(row, ADULT), countUnit(row, CHILD)),
    total: formatMoney(row.total, row.currency, 'en'),
    source: row.partnerName || BOOKING_SOURCES[row.source],
    heldUntil: status === 'ON_HOLD' && row.expiresAt ? Date.parse(row.expiresAt) : undefined,
    refund: refundState(row),
    latest: readHistory(row.history)[0],
  };
}
