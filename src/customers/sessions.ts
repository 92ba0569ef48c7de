import { isObject } from '../shared/isObject.ts';

const A_DAY_MS = 24 * 60 * 60_000;

/** Lifetime of a session since its last use. */
export const SESSION_MS = 30 * A_DAY_MS;
/** Maximum number of sessions of one account; the least recently used one ends. */
export const MAX_SESSIONS = 10;
/** Precision with which the last use is stored. */
const SEEN_PRECISION_MS = 60 * 60_000;
/** For so long a session opened by a mailed link counts as reauthentication. */
export const FRESH_MS = 30 * 60_000;

/** A session. Moments are ISO 8601. */
export interface CustomerSession {
  /** Hash of its secret (`sessionKeyOf`). */
  key: string;
  /** Authentication method. */
  by: 'link' | 'password';
  at: string;
  seen: string;
  end: string;
}

/** Stored sessions that have not expired; invalid ones are dropped. */
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

/** A new session. */
export function newSession(key: string, by: CustomerSession['by'], now: Date): CustomerSession {
  const at = now.toISOString();
  return { key, by, at, seen: at, end: new Date(now.getTime() + SESSION_MS).toISOString() };
}

/** Active sessions plus a new one, least recently used first, truncated. */
export function withSession(stored: unknown, session: CustomerSession, now: Date): CustomerSession[] {
  const others = livingSessions(stored, now).filter(({ key }) => key !== session.key);
  return [...others.sort((a, b) => a.seen.localeCompare(b.seen)), session].slice(-MAX_SESSIONS);
}

/** Active sessions without one. @param key of the session to end; undefined: all */
export function withoutSession(stored: unknown, key: string | undefined, now: Date): CustomerSession[] {
  return key === undefined ? [] : livingSessions(stored, now).filter((session) => session.key !== key);
}

/** Active sessions after the use of one. */
export function withUse(stored: unknown, key: string, now: Date): CustomerSession[] {
  return livingSessions(stored, now).map((session) =>
    session.key === key ? { ...newSession(key, session.by, now), at: session.at } : session,
  );
}

/** Whether the last use of a session has to be stored. */
export function isUseDue({ seen }: CustomerSession, now: Date): boolean {
  return Math.abs(now.getTime() - Date.parse(seen)) >= SEEN_PRECISION_MS;
}

/** Whether a session counts as reauthentication: it was opened by a mailed link not long ago. */
export function isFresh({ at, by }: Pick<CustomerSession, 'at' | 'by'>, now: Date): boolean {
  const age = now.getTime() - Date.parse(at);
  return by === 'link' && age >= 0 && age < FRESH_MS;
}
