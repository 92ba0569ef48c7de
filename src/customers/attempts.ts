import { SIGN_IN_LIMITS } from '../cms/accounts/signInLimits.ts';
import { isObject } from '../shared/isObject.ts';

/** Consecutive wrong passwords. */
export interface Attempts {
  count: number;
  /** End of the lock, ISO 8601. */
  closedUntil?: string | undefined;
}

/** Parses stored attempts; empty for invalid ones, or an expired lock. */
export function readAttempts(stored: unknown, now: Date): Attempts {
  if (!isObject(stored) || typeof stored.count !== 'number' || !(stored.count > 0)) return { count: 0 };
  const { closedUntil, count } = stored;
  if (closedUntil === undefined) return { count };
  const isOver = typeof closedUntil !== 'string' || !(Date.parse(closedUntil) > now.getTime());
  return isOver ? { count: 0 } : { count, closedUntil };
}

/** Whether the account is locked for passwords. A mailed link still signs in, so that nobody can lock out its owner. */
export function isClosed(stored: unknown, now: Date): boolean {
  return readAttempts(stored, now).closedUntil !== undefined;
}

/** Attempts after one more wrong password. */
export function withAttempt(stored: unknown, now: Date): Attempts {
  const before = readAttempts(stored, now);
  if (before.closedUntil !== undefined) return before;
  const count = before.count + 1;
  if (count < SIGN_IN_LIMITS.mostAttempts) return { count };
  return { count, closedUntil: new Date(now.getTime() + SIGN_IN_LIMITS.closedMs).toISOString() };
}
