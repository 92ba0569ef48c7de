/** The balance is asked for so many days before it has to have come. */
export const ASKED_DAYS_BEFORE = 14;

const DAY_MS = 86_400_000;

/**
 * The day that lies so many after another.
 * @param day `YYYY-MM-DD`
 * @param days below 0: before
 */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/**
 * Until when a bank transfer has to have arrived: in so many days, but never after the journey has begun.
 * @param starts first days of the journeys, `YYYY-MM-DD`
 */
export function transferDue(day: string, days: number, starts: readonly string[]): string {
  return [addDays(day, days), ...starts].sort()[0] as string;
}
