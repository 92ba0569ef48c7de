import { isObject } from '../shared/isObject.ts';

const A_DAY_MS = 24 * 60 * 60_000;

/** A browser stays signed in so long after it was last used. */
export const SESSION_MS = 30 * A_DAY_MS;
/** More browsers are not signed in to one account; the one longest unused goes. */
export const MOST_SESSIONS = 10;
/** When a session was last used is written down no more often. */
const SEEN_PRECISION_MS = 60 * 60_000;
/** For so long a session that began with a mailed link proves as much as the password does. */
export const FRESH_MS = 30 * 60_000;

/** A signed-in browser. Moments are ISO 8601. */
export interface CustomerSession {
  /** What is stored of its secret (`sessionKeyOf`). */
  key: string;
  /** How it began. */
  by: 'link' | 'password';
  at: string;
  seen: string;
  end: string;
}

/** The sessions that are stored and not over; whatever is none is left out. */
export function livingSessions(stored: unknown, now: Date): CustomerSession[] {
  if (!Array.isArray(stored)) return [];
  return stored.filter(
    (value: unknown): value is CustomerSession => isSession(value) && Date.parse(value.end) > now.getTime(),
  );
}

function isSession(value: unknown): value is CustomerSession {
  if (!isObject(value)) return false;
  const { at, by, end, key, seen } = value;
  const areTexts = [at, end, key, seen].every((text) => typeof text === 'string');
  return (
    areTexts &&
    (by === 'link' || by === 'password') &&
    [at, end, seen].every((text) => !Number.isNaN(Date.parse(String(text))))
  );
}

/** A session that begins now. */
export function newSession(key: string, by: CustomerSession['by'], now: Date): CustomerSession {
  const at = now.toISOString();
  return { key, by, at, seen: at, end: new Date(now.getTime() + SESSION_MS).toISOString() };
}

/** The living sessions with one more, the longest unused first; no more than there may be. */
export function withSession(stored: unknown, session: CustomerSession, now: Date): CustomerSession[] {
  const others = livingSessions(stored, now).filter(({ key }) => key !== session.key);
  return [...others.sort((a, b) => a.seen.localeCompare(b.seen)), session].slice(-MOST_SESSIONS);
}

/** The living sessions without one. @param key of what ends; undefined: all end */
export function withoutSession(stored: unknown, key: string | undefined, now: Date): CustomerSession[] {
  return key === undefined ? [] : livingSessions(stored, now).filter((session) => session.key !== key);
}

/** The living sessions after one of them was used. */
export function withUse(stored: unknown, key: string, now: Date): CustomerSession[] {
  return livingSessions(stored, now).map((session) =>
    session.key === key ? { ...newSession(key, session.by, now), at: session.at } : session,
  );
}

/** Whether the use of a session has to be written down. */
export function isUseDue({ seen }: CustomerSession, now: Date): boolean {
  return Math.abs(now.getTime() - Date.parse(seen)) >= SEEN_PRECISION_MS;
}

/** Whether a session proves who sits there as well as the password does: it began with a mailed link not long ago. */
export function isFresh({ at, by }: Pick<CustomerSession, 'at' | 'by'>, now: Date): boolean {
  const age = now.getTime() - Date.parse(at);
  return by === 'link' && age >= 0 && age < FRESH_MS;
}
