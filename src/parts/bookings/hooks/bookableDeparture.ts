import type { PayloadRequest } from 'payload';
import { findRow } from '../../../cms/database/queries/rows.ts';
import { inLanguage } from '../../../cms/translations/inLanguage.ts';
import { isObject } from '../../../shared/isObject.ts';
import { DEFAULT_LOCALE } from '../../../shared/locales.ts';
import { relationId } from '../../../shared/rowId.ts';
import { msg, t, tCount } from '../../../shared/studioWords/t.ts';
import { inEnglish } from '../../../shared/studioWords/tSaid.ts';
import type { Booking } from '../../../tours/booking/booking.ts';
import { type BookedExtra, chooseExtras, extrasOf } from '../../../tours/booking/extras.ts';
import { ORDERS } from '../../../tours/booking/order.ts';
import { type PartyFault, validateParty } from '../../../tours/booking/partyRules.ts';
import { type Quote, quote } from '../../../tours/booking/quote.ts';
import { type Departure, isBookable, readDeparture, seatsLeft, statusOf } from '../../../tours/departure.ts';
import { readTour } from '../../../tours/readTour.ts';
import { text } from '../../../tours/readValues.ts';
import type { Tour } from '../../../tours/tour.ts';
import { DEPARTURES, TOURS } from '../../../tours/words.ts';
import { today } from '../../departures/today.ts';
import { BookingRejectedError } from '../bookingRejectedError.ts';
import { bookedSeats } from '../seats.ts';

/** A departure with its tour, read under the lock on its seats. */
export interface BookableDeparture {
  departure: Departure;
  tour: Tour;
  /** Whether the tour is on the site: published, and not in the trash. */
  isOffered: boolean;
}

/**
 * Reads a departure now.
 * @param options.locale of the traveller: title and extras of the tour are in it, where that is translated
 * @throws BookingRejectedError where there is none
 */
export async function readBookableDeparture(
  req: PayloadRequest,
  id: number | undefined,
  { locale, ...options }: { except: number | undefined; now: Date; locale?: string | undefined },
): Promise<BookableDeparture> {
  const reader = { payload: req.payload, req };
  const row = id === undefined ? undefined : await findRow(reader, DEPARTURES, { where: { id: { equals: id } } });
  const departure = readDeparture(row);
  const tour = await findTourRow(req, relationId(row?.tour));
  if (!departure || !tour) throw new BookingRejectedError('unknown', t('Choose a departure that there is.'));
  const booked = await bookedSeats(req, departure.id, options);
  const isOffered = tour._status === 'published' && !tour.deletedAt;
  const spoken = await inLanguage(req.payload, TOURS, tour, locale, req);
  return { departure: { ...departure, booked }, tour: readTour(spoken, () => []), isOffered };
}

/** The language in which an order is written: that of its traveller's page. */
export async function localeOfOrder(req: PayloadRequest, order: number | undefined): Promise<string | undefined> {
  if (order === undefined) return undefined;
  const reader = { payload: req.payload, req };
  const row = await findRow(reader, ORDERS, { where: { id: { equals: order } }, select: { locale: true } });
  return text(row?.locale);
}

/** A tour in the site's default language, published or not, in the trash too: its bookings can still be changed. */
export async function findTour(req: PayloadRequest, id: number | undefined): Promise<Tour | undefined> {
  const row = await findTourRow(req, id);
  return row ? readTour(row, () => []) : undefined;
}

async function findTourRow(req: PayloadRequest, id: number | undefined) {
  if (id === undefined) return undefined;
  return req.payload.findByID({
    collection: TOURS,
    id,
    depth: 0,
    disableErrors: true,
    locale: DEFAULT_LOCALE,
    req,
    trash: true,
  });
}

/**
 * Overbooking check before seats are reserved: whether a departure can be booked and has enough free seats. Staff may book closed ones,
 * but no one can exceed its seats.
 * @throws BookingRejectedError with the reason
 */
export function checkCapacity(
  { departure, isOffered, tour }: BookableDeparture,
  { items, source }: Booking,
  before: Booking | undefined,
): void {
  const status = statusOf(departure, today());
  if (status === 'cancelled') throw new BookingRejectedError('cancelled', t('This departure does not take place.'));
  const left = seatsLeft(departure);
  if (left !== undefined && items.length > left) {
    throw new BookingRejectedError(
      'full',
      left === 0
        ? t('No place is left on this departure.')
        : tCount(
            'Only {count} of the {places} places is left.',
            'Only {count} of the {places} places are left.',
            left,
            { places: items.length },
          ),
    );
  }
  const isByStaff = source === 'studio';
  const fault = partyFault(tour, items);
  // Staff know about fellow travellers, such as parents with a booking of their own; the history records the broken rule.
  if (!isByStaff && fault) throw new BookingRejectedError(fault.reason, fault.words);
  const isMoved = departure.id !== before?.departure;
  if (!isByStaff && isMoved && !isOffered)
    throw new BookingRejectedError('closed', t('This journey is not offered any more.'));
  if (!isByStaff && isMoved && !isBookable(status))
    throw new BookingRejectedError('closed', t('This departure cannot be booked any more.'));
  if (!isByStaff && tour.groupMax !== undefined && items.length > tour.groupMax)
    throw new BookingRejectedError('party', t('A group has at most {count} travellers.', { count: tour.groupMax }));
}

/** A rule of a tour that a party breaks. */
interface BrokenRule {
  reason: PartyFault;
  words: string;
  /** For what is stored. */
  inEnglish: string;
}

/** The tour's rule that a party breaks, with a message; undefined where it breaks none. */
export function partyFault(tour: Tour, items: Booking['items']): BrokenRule | undefined {
  const units = items.map(({ unitId }) => unitId);
  const reason = validateParty(tour, units);
  if (!reason) return undefined;
  const words: Record<PartyFault, string> = {
    age: msg('This journey is for travellers of {age} years and older, so it takes no children.'),
    alone: msg('Children travel with an adult. Add one.'),
    perAdult: msg('There may be at most {children} children for each adult. Add an adult, or take fewer children.'),
  };
  const message = words[reason];
  const values = { age: tour.ageMin ?? '', children: tour.childrenPerAdult ?? '' };
  return { reason, words: t(message, values), inEnglish: inEnglish(message, values) };
}

/** Computes the price. @throws BookingRejectedError where there is none for these travellers */
export function priceOf({ departure, tour }: BookableDeparture, items: Booking['items']): Quote {
  const price = quote(
    tour,
    departure,
    items.map(({ unitId }) => unitId),
  );
  if ('unknownUnit' in price) {
    throw new BookingRejectedError(
      'unit',
      t('This tour has no price for “{unit}”, so nobody can be booked as that.', { unit: price.unknownUnit }),
    );
  }
  if ('isOnRequest' in price)
    throw new BookingRejectedError(
      'no-price',
      t('This tour has no price yet. Give it or the departure one, then book.'),
    );
  return price;
}

/**
 * Chosen extras, at the tour's prices.
 * @param asked rows with `code` and `count`; other fields are ignored
 * @throws BookingRejectedError where the tour does not offer them so
 */
export function extrasAt({ tour }: BookableDeparture, asked: unknown, travellers: number): BookedExtra[] {
  const rows = Array.isArray(asked) ? asked.filter(isObject) : [];
  const requested = rows.map(({ code, count }) => ({ code: text(code) ?? '', count: Number(count) }));
  const chosen = chooseExtras(extrasOf(tour), requested, travellers);
  if (!chosen)
    throw new BookingRejectedError('extra', t('One of the extras cannot be had on this journey, or not so often.'));
  return chosen;
}

/** Copies tour and dates into the booking, so that it stays readable when they change. */
export function departureSnapshot({ departure, tour }: BookableDeparture) {
  return { departure: departure.id, tour: tour.id, tourTitle: tour.title, start: departure.start, end: departure.end };
}
