import { readRowId } from '../../../shared/rowId.ts';

/** The lists of the board, and what the studio calls each. */
export const LISTS = { upcoming: 'Upcoming', attention: 'Needs attention', past: 'Past' } as const;
export type BoardListName = keyof typeof LISTS;

/** Departures of the board at once. */
export const PAGE_SIZE = 50;

const MOST_PAGES = 1000;
/** Months that can be chosen: enough for what is sold, few enough to be looked through. */
const MONTHS_AHEAD = 24;
const MONTHS_BACK = 24;

/** What somebody looks at on the board; stands in the address. */
export interface BoardQuery {
  list: BoardListName;
  /** The id of a tour. */
  tour: number | undefined;
  /** Of the first day, `YYYY-MM`. */
  month: string | undefined;
  /** The id of one departure, whatever list it is in. */
  departure: number | undefined;
  /** From 1. */
  page: number;
  /** The id of the departure whose bookings are shown. */
  open: number | undefined;
}

/** Reads a query of the address; what it does not say, or says wrongly, is the first page of what is to come. */
export function readBoardQuery(query: Readonly<Record<string, unknown>>): BoardQuery {
  const { list, month, page } = query;
  const id = (name: string): number | undefined => readAskedId(query[name]);
  const departure = id('departure');
  return {
    list: typeof list === 'string' && Object.hasOwn(LISTS, list) ? (list as BoardListName) : 'upcoming',
    tour: id('tour'),
    month: typeof month === 'string' && /^[1-9]\d{3}-(0[1-9]|1[0-2])$/.test(month) ? month : undefined,
    departure,
    page: Math.min(readAskedId(page) ?? 1, MOST_PAGES),
    // Whoever asks for one departure wants its bookings.
    open: id('open') ?? departure,
  };
}

/** The number of a row as a query has it; undefined for whatever is none. */
export function readAskedId(value: unknown): number | undefined {
  return typeof value === 'string' ? readRowId(value) : undefined;
}

/** A query as parameters of an address; what is usual is left out. */
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

/** The address of a place on the board. */
export function boardHref(query: BoardQuery): string {
  const parameters = writeBoardQuery(query).toString();
  return parameters ? `${BOARD_PATH}?${parameters}` : BOARD_PATH;
}

export const BOARD_PATH = '/admin/departures-board';

/** The address at which a departure stands on the board, its bookings open. */
export function departureHref(departure: number): string {
  return boardHref(readBoardQuery({ departure: String(departure) }));
}

/** The address at which the passengers of a departure stand on paper. */
export function manifestHref(departure: number): string {
  return `${BOARD_PATH}/${departure}/manifest`;
}

/** The address of the form of an order, which tells of its payments. */
export function orderHref(order: number): string {
  return `/admin/collections/orders/${order}`;
}

/** The address of the form of a booking. */
export function bookingHref(booking: number): string {
  return `/admin/collections/bookings/${booking}`;
}

/** The address of the form for a new booking, with the departure chosen. */
export function newBookingHref(departure?: number): string {
  return `/admin/collections/bookings/create${departure === undefined ? '' : `?departure=${departure}`}`;
}

/**
 * The months that can be chosen in a list, `YYYY-MM`, in the order of the list.
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
