import type { Payload } from 'payload';
import { findRows } from '../../../cms/database/queries/rows.ts';
import type { TypedWhere } from '../../../cms/database/queries/typedWhere.ts';
import { relationId } from '../../../shared/rowId.ts';
import { t } from '../../../shared/studioWords/t.ts';
import { normalizeText } from '../../../shared/text/normalizeText.ts';
import { BOOKING_STATUSES, BOOKINGS, type Booking, readBooking, statusAt } from '../../../tours/booking/booking.ts';
import { ORDERS, type Order, readOrder } from '../../../tours/booking/order.ts';
import { readDeparture, seatsLeft } from '../../../tours/departure.ts';
import { describeDays } from '../../../tours/describeDays.ts';
import { DEPARTURES, TOURS } from '../../../tours/words.ts';
import { bookingHref, departureHref, orderHref } from '../../bookings/rules/boardQuery.ts';
import { nameOf } from '../../bookings/rules/day.ts';
import { orderState } from '../../bookings/rules/orderState.ts';
import { matchingIds } from './matchingIds.ts';
import { readTypedDay } from './readTypedDay.ts';

/** Maximum number of results of a kind; with more, staff type more of it. */
const MAX_RESULTS = 30;
/** Longest search, in characters. */
const MAX_SEARCH_LENGTH = 100;

/** A result, with the page it leads to. */
export interface SearchResult {
  href: string;
  /** Reference, or days of a date. */
  title: string;
  about: string;
  state: string;
}

/** Results of a search: orders, bookings without an order, and departures. */
export interface SearchResults {
  bookings: SearchResult[];
  dates: SearchResult[];
  /** Path of the only result with exactly this reference. */
  exact: string | undefined;
}

/** Finds orders, bookings and dates by reference, name of customer or traveller, e-mail, telephone, tour or day. */
export async function searchBookings(
  { payload }: { payload: Payload },
  typed: string,
  now: Date,
): Promise<SearchResults> {
  const sought = typed.trim().slice(0, MAX_SEARCH_LENGTH);
  if (sought.length < 2) return { bookings: [], dates: [], exact: undefined };
  const day = readTypedDay(sought, now.toISOString().slice(0, 10));
  const dates = await findDates(payload, sought, day, now);
  const bookings = await findBookings(payload, sought, day);
  const orders = await findOrders(payload, sought, bookings);
  const alone = bookings.filter(({ order }) => order === undefined);
  const same = (reference: string): boolean => reference.toLowerCase() === sought.toLowerCase();
  const exact = orders.find(({ reference }) => same(reference));
  const booking = bookings.find(({ reference }) => same(reference));
  return {
    bookings: [
      ...orders.map((order) => formatOrder(order, bookings, now)),
      ...alone.map((one) => tellBooking(one, now)),
    ],
    dates,
    exact: exact ? orderHref(exact.id) : booking && hrefOf(booking),
  };
}

async function findBookings(payload: Payload, sought: string, day: string | undefined): Promise<Booking[]> {
  const found = await matchingIds(payload, BOOKINGS, sought);
  const onDay: TypedWhere<typeof BOOKINGS>[] = day
    ? [{ and: [{ start: { less_than_equal: day } }, { end: { greater_than_equal: day } }] }]
    : [];
  const rows = await findRows({ payload }, BOOKINGS, {
    where: {
      and: [
        { or: [{ id: { in: found } }, ...onDay] },
        // Bookings in a cart are excluded: no customer has ordered them yet.
        { or: [{ order: { exists: false } }, { 'order.status': { not_equals: 'CART' } }] },
        { or: [{ source: { not_equals: 'site' } }, { order: { exists: true } }] },
      ],
    },
    sort: '-createdAt',
    limit: MAX_RESULTS,
  });
  return rows.flatMap((row) => readBooking(row) ?? []);
}

/** Orders that match themselves, and those of the bookings found. */
async function findOrders(payload: Payload, sought: string, bookings: readonly Booking[]): Promise<Order[]> {
  const found = await matchingIds(payload, ORDERS, sought);
  const ids = [...new Set([...found, ...bookings.flatMap(({ order }) => order ?? [])])];
  const rows = await findRows({ payload }, ORDERS, {
    where: {
      and: [{ status: { not_equals: 'CART' } }, { id: { in: ids } }],
    },
    sort: '-createdAt',
    limit: MAX_RESULTS,
  });
  return rows.flatMap((row) => readOrder(row) ?? []);
}

async function findDates(
  payload: Payload,
  sought: string,
  day: string | undefined,
  now: Date,
): Promise<SearchResult[]> {
  const named = day ? undefined : await findTitles(payload, sought);
  if (named?.size === 0) return [];
  const where: TypedWhere<typeof DEPARTURES>[] = named
    ? [{ tour: { in: [...named.keys()] } }, { end: { greater_than_equal: now.toISOString().slice(0, 10) } }]
    : [{ start: { less_than_equal: `${day}T23:59:59.999Z` } }, { end: { greater_than_equal: `${day}T00:00:00.000Z` } }];
  const rows = await findRows({ payload }, DEPARTURES, { where: { and: where }, sort: 'start', limit: MAX_RESULTS });
  const titles = named ?? (await findTitles(payload));
  return rows.flatMap((row) => {
    const departure = readDeparture(row);
    if (!departure) return [];
    const left = seatsLeft(departure);
    return [
      {
        href: departureHref(departure.id),
        title: describeDays(departure.start, departure.end),
        about: titles.get(relationId(row.tour) ?? 0) ?? '',
        state: left === undefined ? '' : t('{left} of {seats} places free', { left, seats: departure.seats ?? 0 }),
      },
    ];
  });
}

/** Titles of tours by id. @param sought contained in title or code, without regard to case and marks; absent: all tours */
async function findTitles(payload: Payload, sought = ''): Promise<Map<number, string>> {
  const { docs } = await payload.find({
    collection: TOURS,
    depth: 0,
    pagination: false,
    select: { title: true, code: true },
  });
  const words = normalizeText(sought).split(' ');
  const fits = (text: string): boolean => words.every((word) => text.includes(word));
  const named = docs.filter(({ code, title }) => fits(normalizeText(title ?? '')) || fits(normalizeText(code ?? '')));
  return new Map(named.map(({ id, title }) => [id, title ?? '']));
}

function formatOrder(order: Order, bookings: readonly Booking[], now: Date): SearchResult {
  const today = now.toISOString().slice(0, 10);
  const own = bookings.filter((booking) => booking.order === order.id);
  const journeys = own.map(tellJourney);
  return {
    href: orderHref(order.id),
    title: order.reference,
    about: [nameOf(order), ...journeys].filter(Boolean).join(', '),
    state: orderState(order, { isReturning: false, stands: true, today }).words,
  };
}

function tellBooking(booking: Booking, now: Date): SearchResult {
  return {
    href: bookingHref(booking.id),
    title: booking.reference,
    about: [nameOf(booking), tellJourney(booking)].filter(Boolean).join(', '),
    state: t(BOOKING_STATUSES[statusAt(booking, now)]),
  };
}

function tellJourney({ end, start, tourTitle }: Booking): string {
  return [tourTitle, start && describeDays(start, end ?? start)].filter(Boolean).join(', ');
}

function hrefOf({ id, order }: Booking): string {
  return order === undefined ? bookingHref(id) : orderHref(order);
}
