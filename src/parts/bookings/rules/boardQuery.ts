import { readRowId } from '../../../shared/rowId.ts';
import { msg } from '../../../shared/studioWords/t.ts';

/** The lists of the board, with their labels. */
export const LISTS = { upcoming: msg('Upcoming'), attention: msg('Needs attention'), past: msg('Past') } as const;
export type BoardListName = keyof typeof LISTS;

/** Departures per page. */
export const PAGE_SIZE = 50;

const MAX_PAGES = 1000;
/** Months offered in the filter: enough for all departures on sale, few enough to scan. */
const MONTHS_AHEAD = 24;
const MONTHS_BACK = 24;

/** The board's view state, kept in the URL. */
export interface BoardQuery {
  list: BoardListName;
  /** The id of a tour. */
  tour: number | undefined;
  /** First day's month, `YYYY-MM`. */
  month: string | undefined;
  /** The id of a single departure, regardless of the list. */
  departure: number | undefined;
  /** From 1. */
  page: number;
  /** The id of the departure whose bookings are opened. */
  open: number | undefined;
}

/** Parses the URL's query; missing or invalid values give the first page of upcoming departures. */
export function readBoardQuery(query: Readonly<Record<string, unknown>>): BoardQuery {
  const { list, month, page } = query;
  const id = (name: string): number | undefined => readAskedId(query[name]);
  const departure = id('departure');
  return {
    list: typeof list === 'string' && Object.hasOwn(LISTS, list) ? (list as BoardListName) : 'upcoming',
    tour: id('tour'),
    month: typeof month === 'string' && /^[1-9]\d{3}-(0[1-9]|1[0-2])$/.test(month) ? month : undefined,
    departure,
    page: Math.min(readAskedId(page) ?? 1, MAX_PAGES),
    // A single departure is opened.
    open: id('open') ?? departure,
  };
}

/** A row id in a query; undefined for an invalid one. */
export function readAskedId(value: unknown): number | undefined {
  return typeof value === 'string' ? readRowId(value) : undefined;
}

/** Query parameters of a view; defaults are left out. */
export function writeBoardQuery({ departure, list, month, open, page, tour }: BoardQuery): URLSearchParams {
  return new URLSearchParams({
    ...(list !== 'upcoming' && { list }),
    ...(tour !== undefined && { tour: String(tour) }),
    ...(month !== undefined && { month }),
    ...(departure !== undefined && { departure: String(departure) }),
    ...(page > 1 && { page: String(page) }),
    ...(open !== undefined && open !== departure && { open: String(open) }),
  });
}

/** URL of a view of the board. */
export function boardHref(query: BoardQuery): string {
  const parameters = writeBoardQuery(query).toString();
  return parameters ? `${BOARD_PATH}?${parameters}` : BOARD_PATH;
}

export const BOARD_PATH = '/admin/departures-board';

/** URL of the board with one departure opened. */
export function departureHref(departure: number): string {
  return boardHref(readBoardQuery({ departure: String(departure) }));
}

/** URL of a departure's printable passenger list. */
export function manifestHref(departure: number): string {
  return `${BOARD_PATH}/${departure}/manifest`;
}

/** URL of an order's form, which shows its payments. */
export function orderHref(order: number): string {
  return `/admin/collections/orders/${order}`;
}

/** URL of a booking's form. */
export function bookingHref(booking: number): string {
  return `/admin/collections/bookings/${booking}`;
}

/** Page of a booking by telephone. */
export const NEW_BOOKING_PATH = '/admin/new-booking';

/** URL of that page, with the departure chosen. */
export function newBookingHref(departure?: number): string {
  return `${NEW_BOOKING_PATH}${departure === undefined ? '' : `?departure=${departure}`}`;
}

/** URL of the same page, prefilled from an enquiry. */
export function newBookingOfHref(enquiry: number): string {
  return `${NEW_BOOKING_PATH}?enquiry=${enquiry}`;
}

/** Page on which a booking of an order is changed. */
export const CHANGE_BOOKING_PATH = '/admin/change-booking';

/** URL of that page. */
export function changeBookingHref(booking: number): string {
  return `${CHANGE_BOOKING_PATH}?booking=${booking}`;
}

/**
 * Months offered for a list, `YYYY-MM`, in the order of the list.
 * @param today `YYYY-MM-DD`
 */
export function monthsOf(list: BoardListName, today: string): string[] {
  const [year = 0, month = 1] = today.split('-').map(Number);
  const named = (count: number): string => new Date(Date.UTC(year, month - 1 + count, 1)).toISOString().slice(0, 7);
  const ahead = Array.from({ length: MONTHS_AHEAD }, (_, index) => named(index));
  const back = Array.from({ length: MONTHS_BACK }, (_, index) => named(-index));
  if (list === 'upcoming') return ahead;
  return list === 'past' ? back : [...back.slice(1).reverse(), ...ahead];
}
