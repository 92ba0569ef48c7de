import { addDays } from '../../../../shared/time/days.ts';

/** The balance is asked for so many days before it has to have come. */
export const ASKED_DAYS_BEFORE = 14;

/**
 * Until when a bank transfer has to have arrived: in so many days, but never after the journey has begun.
 * @param starts first days of the journeys, `YYYY-MM-DD`
 */
export function transferDue(day: string, days: number, starts: readonly string[]): string {
  return [addDays(day, days), ...starts].sort()[0] as string;
}
