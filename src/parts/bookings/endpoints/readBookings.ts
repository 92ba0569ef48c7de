import type { PayloadRequest } from 'payload';
import { mayWrite } from '../../../cms/access/roles.ts';
import type { TypedWhere } from '../../../cms/database/queries/typedWhere.ts';
import { isObject } from '../../../shared/isObject.ts';
import { studioMoney } from '../../../shared/studioWords/studioMoney.ts';
import { t } from '../../../shared/studioWords/t.ts';
import {
  BOOKING_SOURCES,
  BOOKINGS,
  type Booking,
  holdsSeats,
  readBooking,
  statusAt,
} from '../../../tours/booking/booking.ts';
import type { Order } from '../../../tours/booking/order.ts';
import { ADULT, CHILD } from '../../../tours/booking/units.ts';
import { describeParty } from '../../../tours/party.ts';
import { text } from '../../../tours/readValues.ts';
import type { BoardBooking, OpenDeparture } from '../rules/board.ts';
import { countUnit } from '../rules/bookingsCsv.ts';
import { orderState } from '../rules/orderState.ts';
import { readHistory } from '../rules/readHistory.ts';
import { refundState } from '../rules/refundState.ts';
import { takesSeats } from '../seats.ts';
import { type PaymentIssues, readOrdersOf } from './readMoney.ts';
import { isOwed, isReturning } from './where.ts';

const collection = BOOKINGS;
/** Maximum number of active bookings of a departure, which has no more seats (`MAX_SEATS`). */
const MAX_STANDING = 1000;
/** Maximum number of ended bookings shown. */
const MAX_ENDED = 30;

/** A booking with further columns of its row. */
export interface BookingRow extends Booking {
  tourTitle: string;
  partnerName: string;
  history: unknown;
}

/** Parses a booking's row; undefined for an invalid one. */
function readBookingRow(doc: unknown): BookingRow | undefined {
  const booking = readBooking(doc);
  if (!booking || !isObject(doc)) return undefined;
  const { history, partnerName, tourTitle } = doc;
  return { ...booking, history, partnerName: text(partnerName) ?? '', tourTitle: text(tourTitle) ?? '' };
}

/** Bookings that match a condition. @param most limit */
export async function findBookings(
  { payload }: PayloadRequest,
  where: TypedWhere<typeof BOOKINGS>,
  { most, sort }: { most: number; sort: string[] },
): Promise<BookingRow[]> {
  const { docs } = await payload.find({ collection, depth: 0, limit: most, pagination: false, sort, where });
  return docs.flatMap((doc) => readBookingRow(doc) ?? []);
}

/** Bookings of one departure: holds first, by their end, then bookings with money due or late, then confirmed ones, then ended ones. */
export async function readOpen(
  req: PayloadRequest,
  departure: number,
  money: PaymentIssues,
  now: Date,
): Promise<OpenDeparture> {
  const own = { departure: { equals: departure } };
  const live = { or: [takesSeats(now), isOwed, ...isReturning(money)] };
  const [standing, ended] = await Promise.all([
    findBookings(req, { and: [own, live] }, { most: MAX_STANDING, sort: ['-createdAt', '-id'] }),
    findEnded(req, { and: [own, { status: { in: ['CANCELLED', 'EXPIRED', 'ON_HOLD'] } }] }),
  ]);
  const known = new Set(standing.map(({ id }) => id));
  const others = ended.rows.filter(({ id }) => !known.has(id));
  const bookings = [...standing, ...others];
  const orders = await readOrdersOf(req, bookings);
  const rows = bookings.map((row) => describeBooking(row, { money, now, order: orders.get(row.order ?? 0) }));
  rows.sort((a, b) => rankOf(a) - rankOf(b) || (a.heldUntil ?? 0) - (b.heldUntil ?? 0));
  // Live holds and due refunds are counted among the ended ones, but are in the rows already.
  const counted = standing.filter(({ status }) => status !== 'CONFIRMED').length;
  return { id: departure, rows, more: Math.max(0, ended.total - counted - others.length), canOpenForm: mayWrite(req) };
}

function rankOf({ order, refund, status }: BoardBooking): number {
  if (status === 'ON_HOLD') return 0;
  if (refund?.isOwed || order?.isUrgent) return 1;
  return status === 'CONFIRMED' ? 2 : 3;
}

async function findEnded(
  { payload }: PayloadRequest,
  where: TypedWhere<typeof BOOKINGS>,
): Promise<{ rows: BookingRow[]; total: number }> {
  const { docs, totalDocs } = await payload.find({
    collection,
    depth: 0,
    limit: MAX_ENDED,
    sort: ['-updatedAt', '-id'],
    where,
  });
  return { rows: docs.flatMap((doc) => readBookingRow(doc) ?? []), total: totalDocs };
}

/** A booking as a row of the board at a moment. @param options.order its order */
export function describeBooking(
  row: BookingRow,
  { money, now, order }: { money: Pick<PaymentIssues, 'returning'>; now: Date; order: Order | undefined },
): BoardBooking {
  const status = statusAt(row, now);
  const today = now.toISOString().slice(0, 10);
  const of = order && { isReturning: money.returning.has(order.id), stands: holdsSeats(status), today };
  return {
    id: row.id,
    reference: row.reference,
    status,
    name: row.contact.fullName ?? '',
    party: describeParty(countUnit(row, ADULT), countUnit(row, CHILD)),
    total: studioMoney(row.total, row.currency),
    source: row.partnerName || t(BOOKING_SOURCES[row.source]),
    heldUntil: status === 'ON_HOLD' && row.expiresAt ? Date.parse(row.expiresAt) : undefined,
    // The order's state shows a pending refund already.
    refund: of?.isReturning ? undefined : refundState(row, order),
    order: order && of && orderState(order, of),
    latest: readHistory(row.history)[0],
  };
}
