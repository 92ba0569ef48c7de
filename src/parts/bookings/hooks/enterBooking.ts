import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload';
import { maySell } from '../../../cms/access/roles.ts';
import { findRow } from '../../../cms/database/queries/rows.ts';
import { relationId } from '../../../shared/rowId.ts';
import { t } from '../../../shared/studioWords/t.ts';
import {
  BOOKING_STATUSES,
  BOOKINGS,
  type Booking,
  type BookingStatus,
  holdsSeats,
  MAX_TRAVELLERS,
  mayBecome,
  readBooking,
  statusAt,
} from '../../../tours/booking/booking.ts';
import { priceOfExtras } from '../../../tours/booking/extras.ts';
import { type Refund, refundOn } from '../../../tours/booking/refund.ts';
import { today } from '../../departures/today.ts';
import { BookingRejectedError } from '../bookingRejectedError.ts';
import { lockSeats } from '../seats.ts';
import {
  checkCapacity,
  departureSnapshot,
  extrasAt,
  findTour,
  localeOfOrder,
  partyFault,
  priceOf,
  readBookableDeparture,
} from './bookableDeparture.ts';
import { contactOf } from './contactOf.ts';
import { isOtherJourney } from './isOtherJourney.ts';
import { itemsOf } from './itemsOf.ts';
import { refundMark } from './refundMark.ts';
import { stampsOf } from './stampsOf.ts';
import { wordsOf } from './wordsOf.ts';

/** Limits the history of a booking; one of staff's has a few lines. */
const MAX_HISTORY = 100;

/**
 * The hook through which every booking is written, by partners' API or by staff. It enforces the status machine, reserves seats only while some are
 * left, and computes the price. All its inputs are read after the departure was locked, so that of two concurrent requests the second sees
 * the first.
 * @throws BookingRejectedError with the reason; ValidationError where staff hold seats for too long
 */
export const enterBooking: CollectionBeforeChangeHook = async ({ data, operation, originalDoc, req }) => {
  const now = new Date();
  const id = operation === 'update' ? Number(originalDoc?.id) : undefined;
  const booking = readBooking({ status: 'ON_HOLD', ...originalDoc, ...data });
  if (!booking) throw new BookingRejectedError('unknown', t('A booking has no such status.'));
  await lockSeats(
    req,
    [relationId(originalDoc?.departure), booking.departure].filter((place) => place !== undefined),
  );
  const reader = { payload: req.payload, req };
  const stored = id === undefined ? undefined : await findRow(reader, BOOKINGS, { where: { id: { equals: id } } });
  const before = readBooking(stored);
  const status = data.status === undefined ? (before?.status ?? 'ON_HOLD') : booking.status;
  if (before) checkStep(statusAt(before, now), status);

  const items = itemsOf(data, before);
  if (items.length < 1 || items.length > MAX_TRAVELLERS)
    throw new BookingRejectedError('party', t('A booking is for 1 to {most} travellers.', { most: MAX_TRAVELLERS }));
  const isOther = isOtherJourney({ ...booking, items }, before);
  const order = relationId(data.order === undefined ? stored?.order : data.order);
  const place = isOther
    ? await readBookableDeparture(req, booking.departure, { except: id, now, locale: await localeOfOrder(req, order) })
    : undefined;
  if (place && holdsSeats(status)) checkCapacity(place, { ...booking, items, source: rulesOf(req, booking) }, before);
  const price = place && priceOf(place, items);
  const extras = place ? extrasAt(place, data.extras ?? stored?.extras, items.length) : (before?.extras ?? []);
  const contact = contactOf(data, before);
  const { currency } = price ?? before ?? booking;
  const total = price ? price.total + priceOfExtras(extras) : (before ?? booking).total;
  // A form sends the old mark along; it may have changed since.
  const isMarked = (data.refundedAmount ?? null) !== (originalDoc?.refundedAmount ?? null);
  const refunded = isMarked ? (data.refundedAmount ?? null) : undefined;
  const mark = refundMark(refunded, before, { currency, status, total }, now);
  const { mostHoldMinutes } = req.context;
  const mostMinutes = typeof mostHoldMinutes === 'number' ? mostHoldMinutes : undefined;
  const stamps = stampsOf(status, before, booking, { isByStaff: maySell(req), mostMinutes, now });
  const { changed } = req.context;
  const says = mark.says ?? (typeof changed === 'string' ? changed : undefined);
  const happened = wordsOf({ status, expiresAt: stamps.expiresAt }, before, says);
  // Only staff get here with a broken rule.
  const setAside = place && holdsSeats(status) ? partyFault(place.tour, items) : undefined;
  if (setAside) happened.push(`A rule of the tour was set aside: ${setAside.inEnglish}`);

  return {
    ...data,
    ...contact,
    ...(place && departureSnapshot(place)),
    status,
    items: items.map((item, index) => ({ ...item, price: price ? price.each[index] : item.price })),
    places: items.length,
    adults: items.filter(({ unitId }) => unitId === 'adult').length,
    children: items.filter(({ unitId }) => unitId === 'child').length,
    extras,
    ...(price && { currency, total }),
    ...stamps,
    ...mark.fields,
    ...(before && status === 'CANCELLED' && before.status !== status && { refund: await refundOf(req, before) }),
    history: [
      ...historyOf(stored),
      ...happened.map((what) => ({ at: now.toISOString(), by: nameOf(req), what })),
    ].slice(-MAX_HISTORY),
  };
};

/** Nothing was paid for a hold yet, so it is refunded in full. */
async function refundOf(req: PayloadRequest, { start, status, tour }: Booking): Promise<Refund> {
  if (status === 'ON_HOLD' || !start) return 'FULL';
  return refundOn((await findTour(req, tour))?.cancellation ?? [], start, today());
}

/** Role whose rules apply: at the desk, staff also change bookings of others. */
function rulesOf({ context }: PayloadRequest, { source }: Booking): Booking['source'] {
  return context.changedAtDesk === true ? 'studio' : source;
}

function checkStep(from: BookingStatus, to: BookingStatus): void {
  if (mayBecome(from, to)) return;
  const words = (status: BookingStatus): string => t(BOOKING_STATUSES[status]).toLowerCase();
  throw new BookingRejectedError(
    'ended',
    t('This booking is {from}, so it cannot become {to}. Make a new one.', { from: words(from), to: words(to) }),
  );
}

function historyOf(stored: Record<string, unknown> | undefined): unknown[] {
  return Array.isArray(stored?.history) ? stored.history : [];
}

function nameOf({ context, user }: PayloadRequest): string {
  const { bookedBy } = context;
  if (typeof bookedBy === 'string') return bookedBy;
  return user && 'email' in user && user.email ? user.email : 'Rihla';
}
