import { isObject } from '../../../shared/isObject.ts';

/** Something that has happened to a booking. */
export interface BookingEvent {
  /** ISO 8601. */
  at: string;
  by: string;
  what: string;
}

/** What has happened to a booking, the newest first, whatever is stored. */
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
