const DAY_MS = 86_400_000;

/** First and last day that `YYYY-MM-DD` can name (ISO 8601 with four digits of the year), as texts and as epoch days. */
export const FIRST_DAY = '0001-01-01';
export const LAST_DAY = '9999-12-31';
const FIRST = Date.parse(FIRST_DAY) / DAY_MS;
const LAST = Date.parse(LAST_DAY) / DAY_MS;

/**
 * Converts a day to an epoch day, the number of days since 1970-01-01. Use it to iterate over and count ranges: texts
 * of days can be compared, but only as long as all of them have four-digit years.
 * @param day `YYYY-MM-DD`
 * @returns undefined for an invalid day
 */
export function toEpochDay(day: string): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return undefined;
  const instant = Date.parse(`${day}T00:00:00Z`);
  // `Date` parses 30 February as 2 March.
  const isReal = !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(day);
  return isReal && instant / DAY_MS >= FIRST ? instant / DAY_MS : undefined;
}

/**
 * Converts an epoch day to `YYYY-MM-DD`. Clamped to the first and last day of the calendar, so that texts of days stay
 * sortable.
 */
export function fromEpochDay(epochDay: number): string {
  const within = Math.min(Math.max(Math.trunc(epochDay), FIRST), LAST);
  return new Date(within * DAY_MS).toISOString().slice(0, 10);
}

/**
 * Adds a number of days; clamped to `FIRST_DAY` and `LAST_DAY`.
 * @param day `YYYY-MM-DD`; anything else is returned as it is
 */
export function addDays(day: string, count: number): string {
  const epochDay = toEpochDay(day);
  return epochDay === undefined || Number.isNaN(count) ? day : fromEpochDay(epochDay + count);
}

/** Number of days between two: 1 from a day to the next, negative backwards. NaN for an invalid day. */
export function daysBetween(from: string, to: string): number {
  return (toEpochDay(to) ?? Number.NaN) - (toEpochDay(from) ?? Number.NaN);
}

/**
 * The days of a range, both ends inclusive; none when the first comes after the last.
 * @param most maximum length; the caller has to refuse longer ranges with a message
 * @throws RangeError for more days, and for an invalid day
 */
export function listDays(first: string, last: string, most: number): string[] {
  const [from, count] = [toEpochDay(first), daysBetween(first, last) + 1];
  if (from === undefined || Number.isNaN(count)) throw new RangeError(`No range of days: ${first} to ${last}.`);
  if (count > most) throw new RangeError(`${count} days from ${first} to ${last}; ${most} at most.`);
  return Array.from({ length: Math.max(0, count) }, (_, index) => fromEpochDay(from + index));
}
