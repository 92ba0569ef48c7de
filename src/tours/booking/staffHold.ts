import { msg, t, tCount } from '../../shared/studioWords/t.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Tolerance for a clock that is ahead of the server's. */
const SLACK_MS = 60 * MINUTE_MS;

/** Longest hold by staff, in days: enough for a caller to ask a family; OCTO holds of partners have their own limit of a day. */
export const MAX_STAFF_HOLD_DAYS = 14;
/** The same in minutes. */
export const MAX_STAFF_HOLD_MINUTES = MAX_STAFF_HOLD_DAYS * 24 * 60;

/** Durations of the buttons for staff, in minutes, with labels. */
export const STAFF_HOLDS = [
  [60, msg('1 hour')],
  [24 * 60, msg('1 day')],
  [3 * 24 * 60, msg('3 days')],
  [7 * 24 * 60, msg('7 days')],
  [MAX_STAFF_HOLD_MINUTES, msg('14 days')],
] as const;

/**
 * Validates the end of a hold by staff.
 * @param until as sent, ISO 8601; empty: the default
 * @returns an error message, or undefined if valid
 */
export function staffHoldFault(until: unknown, now: Date): string | undefined {
  if (until === undefined || until === null || until === '') return undefined;
  const left = Date.parse(String(until)) - now.getTime();
  if (Number.isNaN(left)) return t('Write a day and a time.');
  if (left <= 0) return t('That moment is over. Choose one that is still to come.');
  if (left > MAX_STAFF_HOLD_DAYS * DAY_MS + SLACK_MS)
    return tCount(
      'Places are held for {count} day at most. Choose an earlier moment; it can be prolonged later.',
      'Places are held for {count} days at most. Choose an earlier moment; it can be prolonged later.',
      MAX_STAFF_HOLD_DAYS,
    );
  return undefined;
}
