import { addDays } from '../../../../shared/time/days.ts';

/** Days before its due date at which the balance is requested. */
export const ASKED_DAYS_BEFORE = 14;

/**
 * Due date of a bank transfer: after so many days, but no later than the first tour starts.
 * @param starts first days of the tours, `YYYY-MM-DD`
 */
export function transferDue(day: string, days: number, starts: readonly string[]): string {
  return [addDays(day, days), ...starts].sort()[0] as string;
}
