const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** A clock that goes ahead of the server's by less is none of staff's faults. */
const SLACK_MS = 60 * MINUTE_MS;

/** Staff hold places for somebody who rings for so long, in days: enough to ask a family, and a partner's OCTO holds stay within their own day. */
export const MOST_STAFF_HOLD_DAYS = 14;
/** The same in minutes. */
export const MOST_STAFF_HOLD_MINUTES = MOST_STAFF_HOLD_DAYS * 24 * 60;

/** How long staff hold places with one press, in minutes, and how that is called. */
export const STAFF_HOLDS = [
  [60, '1 hour'],
  [24 * 60, '1 day'],
  [3 * 24 * 60, '3 days'],
  [7 * 24 * 60, '7 days'],
  [MOST_STAFF_HOLD_MINUTES, `${MOST_STAFF_HOLD_DAYS} days`],
] as const;

/**
 * What is wrong with the moment until which staff want to hold places.
 * @param until as it was sent, ISO 8601; nothing: the usual time
 * @returns words for them, or undefined where it may be
 */
export function staffHoldFault(until: unknown, now: Date): string | undefined {
  if (until === undefined || until === null || until === '') return undefined;
  const left = Date.parse(String(until)) - now.getTime();
  if (Number.isNaN(left)) return 'Write a day and a time.';
  if (left <= 0) return 'That moment is over. Choose one that is still to come.';
  if (left > MOST_STAFF_HOLD_DAYS * DAY_MS + SLACK_MS)
    return `Places are held for ${MOST_STAFF_HOLD_DAYS} days at most. Choose an earlier moment; it can be prolonged later.`;
  return undefined;
}
