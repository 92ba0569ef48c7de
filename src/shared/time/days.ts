const DAY_MS = 86_400_000;

/** First and last day that `YYYY-MM-DD` can name (ISO 8601 with four digits of the year), as texts and as epoch days. */
export const FIRST_DAY = '0001-01-01';
export const LAST_DAY = '9999-12-31';
const FIRST = Date.parse(FIRST_DAY) / DAY_MS;
const LAST = Date.parse(LAST_DAY) / DAY_MS;

/**
 * A day as the number of days since 1970-01-01 (an epoch day). Ranges are walked and counted by it: texts of days can be compared, but
 * only as long as all of them have four digits of the year.
 * @param day `YYYY-MM-DD`
 * @returns undefined for what is no day of a calendar
 */
export function toEpochDay(day: string): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return undefined;
  const instant = Date.parse(`${day}T00:00:00Z`);
  // Engines take 30 February for 2 March.
  const isReal = !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(day);
  return isReal && instant / DAY_MS >= FIRST ? instant / DAY_MS : undefined;
}

/** The day of a number, `YYYY-MM-DD`. One beyond the calendar is its first or last day, so that texts of days stay in order. */
export function fromEpochDay(epochDay: number): string {
  const within = Math.min(Math.max(Math.trunc(epochDay), FIRST), LAST);
  return new Date(within * DAY_MS).toISOString().slice(0, 10);
}

/**
 * The day that comes so many days after another; `LAST_DAY` at most, and `FIRST_DAY` at least.
 * @param day `YYYY-MM-DD`; anything else is given back as it is
 */
export function addDays(day: string, count: number): string {
  const epochDay = toEpochDay(day);
  return epochDay === undefined || Number.isNaN(count) ? day : fromEpochDay(epochDay + count);
}

/** How many days lie between two: 1 from a day to the next, negative back. NaN where one of them is no day. */
export function daysBetween(from: string, to: string): number {
  return (toEpochDay(to) ?? Number.NaN) - (toEpochDay(from) ?? Number.NaN);
}

/**
 * The days from one to another, both inclusive; none where the first comes after the last.
 * @param most more days than this are a fault of the caller, who has to refuse such a range in words
 * @throws RangeError for more days, and for what is no day
 */
export function listDays(first: string, last: string, most: number): string[] {
  const [from, count] = [toEpochDay(first), daysBetween(first, last) + 1];
  if (from === undefined || Number.isNaN(count)) throw new RangeError(`No range of days: ${first} to ${last}.`);
  if (count > most) throw new RangeError(`${count} days from ${first} to ${last}; ${most} at most.`);
  return Array.from({ length: Math.max(0, count) }, (_, index) => fromEpochDay(from + index));
}
