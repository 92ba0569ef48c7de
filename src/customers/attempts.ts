import { SIGN_IN_LIMITS } from '../cms/accounts/signInLimits.ts';
import { isObject } from '../shared/isObject.ts';

/** Wrong passwords in a row. */
export interface Attempts {
  count: number;
  /** Until when no password opens the account, ISO 8601. */
  closedUntil?: string | undefined;
}

/** What is stored of them; nothing for whatever is none, or was over long ago. */
export function readAttempts(stored: unknown, now: Date): Attempts {
  if (!isObject(stored) || typeof stored.count !== 'number' || !(stored.count > 0)) return { count: 0 };
  const { closedUntil, count } = stored;
  if (closedUntil === undefined) return { count };
  const isOver = typeof closedUntil !== 'string' || !(Date.parse(closedUntil) > now.getTime());
  return isOver ? { count: 0 } : { count, closedUntil };
}

/** Whether the account is closed to passwords for a while. A mailed link opens it all the same, so that nobody can shut out its owner. */
export function isClosed(stored: unknown, now: Date): boolean {
  return readAttempts(stored, now).closedUntil !== undefined;
}

/** After one more wrong password. */
export function withAttempt(stored: unknown, now: Date): Attempts {
  const before = readAttempts(stored, now);
  if (before.closedUntil !== undefined) return before;
  const count = before.count + 1;
  if (count < SIGN_IN_LIMITS.mostAttempts) return { count };
  return { count, closedUntil: new Date(now.getTime() + SIGN_IN_LIMITS.closedMs).toISOString() };
}
