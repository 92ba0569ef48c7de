import type { ContentReader } from '../content/types.ts';
import { isObject } from '../shared/isObject.ts';
import { addDays } from '../shared/time/days.ts';
import { money, oneOf, readDate, text, whole } from './readValues.ts';
import { DEPARTURES } from './words.ts';

/** What an editor says of a departure; by default its places decide. */
export const CHOSEN_STATUSES = {
  automatic: 'By its places',
  open: 'Open',
  limited: 'Last places',
  full: 'Full',
  closed: 'Closed',
  cancelled: 'Cancelled',
} as const;
export type ChosenStatus = keyof typeof CHOSEN_STATUSES;

/** What visitors are told of a departure. */
export type DepartureStatus = Exclude<ChosenStatus, 'automatic'>;

/** Up to so many places left are the last ones. */
const LAST_PLACES = 3;

/** More departures of a tour than this are not read for a page: six years of one a week. */
export const MOST_DEPARTURES = 300;

/** Departures that structured data names. */
export const MOST_OFFERS = 24;

/** A date on which a tour sets out. */
export interface Departure {
  id: number;
  /** First and last day, `YYYY-MM-DD`. */
  start: string;
  end: string;
  /** Undefined: not said. */
  seats: number | undefined;
  /** Places that were taken elsewhere, as an editor has written. */
  taken: number;
  /** Places that bookings of the site hold. */
  booked: number;
  /** Smallest unit of the tour's currency; undefined: the tour's own price. */
  price: number | undefined;
  status: ChosenStatus;
  isGuaranteed: boolean;
  /** Places can be asked for until so many days before the start. */
  cutOffDays: number | undefined;
  note: string | undefined;
}

/** A departure, whatever is stored; undefined where it has no dates. */
export function readDeparture(stored: unknown): Departure | undefined {
  if (!isObject(stored)) return undefined;
  const start = readDate(stored.start);
  if (!start) return undefined;
  const end = readDate(stored.end) ?? start;
  return {
    id: whole(stored.id, 0, Number.MAX_SAFE_INTEGER) ?? 0,
    start,
    end: [start, end].sort()[1] ?? start,
    seats: whole(stored.seats, 0, MOST_SEATS),
    taken: whole(stored.taken, 0, MOST_SEATS) ?? 0,
    booked: whole(stored.booked, 0, MOST_SEATS) ?? 0,
    price: money(stored.price),
    status: oneOf(CHOSEN_STATUSES, stored.status) ?? 'automatic',
    isGuaranteed: stored.isGuaranteed === true,
    cutOffDays: whole(stored.cutOffDays, 0, 1000),
    note: text(stored.note),
  };
}

/** The largest group that a departure can have. */
export const MOST_SEATS = 1000;

/** The places of a departure. */
type Places = Pick<Departure, 'booked' | 'seats' | 'taken'>;

/** How many places are left; undefined where nobody has said how many there are. */
export function seatsLeft({ booked, seats, taken }: Places): number | undefined {
  return seats === undefined ? undefined : Math.max(0, seats - taken - booked);
}

/** The status that places decide, or that an editor has set; the day of today is not asked. */
export function statusBySeats(departure: Places & Pick<Departure, 'status'>): DepartureStatus {
  if (departure.status !== 'automatic') return departure.status;
  const left = seatsLeft(departure);
  if (left === undefined || left > LAST_PLACES) return 'open';
  return left === 0 ? 'full' : 'limited';
}

/**
 * What visitors are told of a departure.
 * @param today `YYYY-MM-DD`; from the cut-off on, and once it has begun, a departure is closed
 */
export function statusOf(
  departure: Places & Pick<Departure, 'cutOffDays' | 'start' | 'status'>,
  today: string,
): DepartureStatus {
  const status = statusBySeats(departure);
  if (status === 'cancelled' || status === 'closed') return status;
  const isOver = departure.start <= today || addDays(departure.start, -(departure.cutOffDays ?? 0)) < today;
  return isOver ? 'closed' : status;
}

/** How many days before the start a place can be asked for last: at least one. */
export function daysToAsk({ cutOffDays }: Pick<Departure, 'cutOffDays'>): number {
  return Math.max(1, cutOffDays ?? 0);
}

/** The last day on which a place can be asked for (`statusOf`): never that on which it sets out. */
export function lastDayToAsk(departure: Pick<Departure, 'cutOffDays' | 'start'>): string {
  return addDays(departure.start, -daysToAsk(departure));
}

/** Whether a place on a departure can be asked for. */
export function isBookable(status: DepartureStatus): boolean {
  return status === 'open' || status === 'limited';
}

/** Which departures are read for a page or a fragment. */
interface DeparturesQuery {
  /** Only those that begin on this day or later, `YYYY-MM-DD`. */
  from: string;
  /** At most `MOST_DEPARTURES`. */
  limit?: number;
  /**
   * Whether places taken are shown. Then each booking touches what is made of them, so that belongs into a fragment of its own;
   * a page asks for the dates alone.
   */
  withSeats: boolean;
}

/**
 * The departures of a tour, the next first. Without seats, `taken` and `booked` are 0 unless the status has followed from it.
 * @param tour its id
 */
export async function departuresOf(
  content: Pick<ContentReader, 'listEntries' | 'noteDay'>,
  tour: number,
  { from, limit = MOST_DEPARTURES, withSeats }: DeparturesQuery,
): Promise<Departure[]> {
  const entries = await content.listEntries<{ id: number }>(DEPARTURES, {
    equals: { field: 'tour', value: tour },
    since: { field: 'start', date: from },
    sort: 'start',
    limit: Math.min(limit, MOST_DEPARTURES),
    dependsOn: withSeats ? 'entries' : 'list',
  });
  const departures = entries.flatMap((entry) => {
    return (withSeats ? readDeparture(entry) : readListedDeparture(entry)) ?? [];
  });
  const changes = nextChange(departures, new Date().toISOString().slice(0, 10));
  if (changes) content.noteDay(changes);
  return departures;
}

/**
 * The first day after today on which something else is to be said of departures: one closes, has begun, or is over.
 * @param today `YYYY-MM-DD`
 */
export function nextChange(
  departures: readonly Pick<Departure, 'cutOffDays' | 'start'>[],
  today: string,
): string | undefined {
  const days = departures.flatMap((departure) => [
    addDays(lastDayToAsk(departure), 1),
    departure.start,
    addDays(departure.start, 1),
  ]);
  return days.filter((day) => day > today).sort()[0];
}

/**
 * A departure for a page that shows no places, which must not say more than it is told of: the status is as it was when it last changed.
 * Undefined where it has no dates.
 */
export function readListedDeparture(stored: object): Departure | undefined {
  const departure = readDeparture(stored);
  if (!departure) return undefined;
  const availability = 'availability' in stored ? oneOf(CHOSEN_STATUSES, stored.availability) : undefined;
  return { ...departure, booked: 0, taken: 0, seats: undefined, status: availability ?? departure.status };
}
