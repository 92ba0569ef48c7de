export const MINUTES_PER_DAY = 1440;

/**
 * Parses a time such as `08:00` or `8:00` to minutes since midnight; `24:00` is the end of the day, 1440.
 * @returns undefined for anything else
 */
export function parseClockTime(value: unknown): number | undefined {
  const match = typeof value === 'string' ? /^\s*(\d\d?):([0-5]\d)\s*$/.exec(value) : null;
  if (!match) return undefined;
  const minutes = Number(match[1]) * 60 + Number(match[2]);
  return minutes <= MINUTES_PER_DAY ? minutes : undefined;
}
