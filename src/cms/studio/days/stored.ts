/** Noon of Greenwich: the same day in every time zone from −12 to +11. */
const NOON = 'T12:00:00.000Z';

/**
 * The day of a stored date, `YYYY-MM-DD`; empty for none.
 * @param isMoment whether it has a time, which is shown by this device's clock
 */
export function dayOf(value: unknown, isMoment: boolean): string {
  const at = instantOf(value);
  if (!at) return '';
  if (!isMoment) return at.toISOString().slice(0, 10);
  return [String(at.getFullYear()).padStart(4, '0'), two(at.getMonth() + 1), two(at.getDate())].join('-');
}

/** The time of a stored date by this device's clock, `HH:mm`; empty for none. */
export function timeOf(value: unknown): string {
  const at = instantOf(value);
  return at ? `${two(at.getHours())}:${two(at.getMinutes())}` : '';
}

/**
 * A date to be stored.
 * @param day `YYYY-MM-DD`
 * @param time `HH:mm` by this device's clock; undefined for a day without one
 */
export function momentOf(day: string, time: string | undefined): string {
  return time === undefined ? `${day}${NOON}` : new Date(`${day}T${time}`).toISOString();
}

function instantOf(value: unknown): Date | undefined {
  if (typeof value !== 'string' && !(value instanceof Date)) return undefined;
  const at = new Date(value);
  return Number.isNaN(at.getTime()) ? undefined : at;
}

function two(count: number): string {
  return String(count).padStart(2, '0');
}
