import type { ContentReader } from '../content/types.ts';
import { isObject } from '../shared/isObject.ts';
import { isLocale, type LocaleCode } from '../shared/locales.ts';
import { msg } from '../shared/studioWords/t.ts';
import { addDays } from '../shared/time/days.ts';
import { money, oneOf, readDate, text, whole } from './readValues.ts';
import { DEPARTURES } from './words.ts';

/** Status set by an editor; by default it follows from the seats. */
export const CHOSEN_STATUSES = {
  automatic: msg('By its places'),
  open: msg('Open'),
  limited: msg('Last places'),
  full: msg('Full'),
  closed: msg('Closed'),
  cancelled: msg('Cancelled'),
} as const;
export type ChosenStatus = keyof typeof CHOSEN_STATUSES;

/** Status (availability) as visitors see it; `full` is sold out. */
export type DepartureStatus = Exclude<ChosenStatus, 'automatic'>;

/** Maximum number of seats left for the status `limited`. */
const LAST_PLACES = 3;

/** Maximum number of departures of a tour read for a page: six years of weekly ones. */
export const MAX_DEPARTURES = 300;

/** Maximum number of departures in structured data. */
export const MAX_OFFERS = 24;

/** A departure: a date of a tour. */
export interface Departure {
  id: number;
  /** First and last day, `YYYY-MM-DD`. */
  start: string;
  end: string;
  /** Undefined: not set. */
  seats: number | undefined;
  /** Seats sold elsewhere, as entered by an editor. */
  taken: number;
  /** Seats of bookings on this site. */
  booked: number;
  /** Smallest unit of the tour's currency; undefined: the tour's own price. */
  price: number | undefined;
  status: ChosenStatus;
  isGuaranteed: boolean;
  /** Cutoff: bookable until so many days before the start. */
  cutOffDays: number | undefined;
  note: string | undefined;
  /** The language of the note, where that is not the source's. */
  locale?: LocaleCode;
}

/** Parses a departure; undefined without a date. */
export function readDeparture(stored: unknown): Departure | undefined {
  if (!isObject(stored)) return undefined;
  const start = readDate(stored.start);
  if (!start) return undefined;
  const end = readDate(stored.end) ?? start;
  return {
    id: whole(stored.id, 0, Number.MAX_SAFE_INTEGER) ?? 0,
    start,
    end: [start, end].sort()[1] ?? start,
    seats: whole(stored.seats, 0, MAX_SEATS),
    taken: whole(stored.taken, 0, MAX_SEATS) ?? 0,
    booked: whole(stored.booked, 0, MAX_SEATS) ?? 0,
    price: money(stored.price),
    status: oneOf(CHOSEN_STATUSES, stored.status) ?? 'automatic',
    isGuaranteed: stored.isGuaranteed === true,
    cutOffDays: whole(stored.cutOffDays, 0, 1000),
    note: text(stored.note),
    ...(isLocale(stored.locale) && { locale: stored.locale }),
  };
}

/** Maximum number of seats of a departure. */
export const MAX_SEATS = 1000;

/** Seats of a departure. */
type Places = Pick<Departure, 'booked' | 'seats' | 'taken'>;

/** Seats left; undefined where their number is not set. */
export function seatsLeft({ booked, seats, taken }: Places): number | undefined {
  return seats === undefined ? undefined : Math.max(0, seats - taken - booked);
}

/** Status by seats, or as set by an editor; independent of the date. */
export function statusBySeats(departure: Places & Pick<Departure, 'status'>): DepartureStatus {
  if (departure.status !== 'automatic') return departure.status;
  const left = seatsLeft(departure);
  if (left === undefined || left > LAST_PLACES) return 'open';
  return left === 0 ? 'full' : 'limited';
}

/**
 * Status for visitors.
 * @param today `YYYY-MM-DD`; a departure is closed after its cutoff, and once it has started
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

/** Days before the start until which it is bookable: at least one. */
export function daysToAsk({ cutOffDays }: Pick<Departure, 'cutOffDays'>): number {
  return Math.max(1, cutOffDays ?? 0);
}

/** Last bookable day (`statusOf`): never the start itself. */
export function lastDayToAsk(departure: Pick<Departure, 'cutOffDays' | 'start'>): string {
  return addDays(departure.start, -daysToAsk(departure));
}

/** Whether a departure is bookable. */
export function isBookable(status: DepartureStatus): boolean {
  return status === 'open' || status === 'limited';
}

/** Query for departures. */
interface DeparturesQuery {
  /** Only those that begin on this day or later, `YYYY-MM-DD`. */
  from: string;
  /** At most `MAX_DEPARTURES`. */
  limit?: number;
  /** Whether seats are shown. Then each booking invalidates what is rendered, so that belongs into a fragment of its own; pages read dates only. */
  withSeats: boolean;
}

/**
 * Departures of a tour, ascending. Without seats, `taken` and `booked` are 0, and the status is the one last stored.
 * @param tour its id
 */
export async function departuresOf(
  content: Pick<ContentReader, 'listEntries' | 'noteDay'>,
  tour: number,
  { from, limit = MAX_DEPARTURES, withSeats }: DeparturesQuery,
): Promise<Departure[]> {
  const entries = await content.listEntries<{ id: number }>(DEPARTURES, {
    equals: { field: 'tour', value: tour },
    since: { field: 'start', date: from },
    sort: 'start',
    limit: Math.min(limit, MAX_DEPARTURES),
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
 * The next day after today on which a departure's text changes: one closes, begins, or is over.
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

/** A departure for a page without seats: only the stored status is used, so that the page depends on nothing else. Undefined without a date. */
export function readListedDeparture(stored: object): Departure | undefined {
  const departure = readDeparture(stored);
  if (!departure) return undefined;
  const availability = 'availability' in stored ? oneOf(CHOSEN_STATUSES, stored.availability) : undefined;
  return { ...departure, booked: 0, taken: 0, seats: undefined, status: availability ?? departure.status };
}
