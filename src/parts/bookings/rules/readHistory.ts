import { isObject } from '../../../shared/isObject.ts';

/** A line of a booking's history. */
export interface BookingEvent {
  /** ISO 8601. */
  at: string;
  by: string;
  what: string;
}

/** Parses a booking's history, newest first; invalid lines are skipped. */
export function readHistory(stored: unknown): BookingEvent[] {
  const rows = Array.isArray(stored) ? stored.filter(isObject) : [];
  return rows
    .flatMap(({ at, by, what }) =>
      typeof at === 'string' && !Number.isNaN(Date.parse(at)) && typeof what === 'string'
        ? [{ at, by: typeof by === 'string' ? by : 'Rihla', what }]
        : [],
    )
    .reverse();
}
