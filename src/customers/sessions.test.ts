import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  FRESH_MS,
  isFresh,
  isUseDue,
  livingSessions,
  MAX_SESSIONS,
  newSession,
  SESSION_MS,
  withoutSession,
  withSession,
  withUse,
} from './sessions.ts';

const NOW = new Date('2026-11-23T12:00:00Z');
const after = (ms: number) => new Date(NOW.getTime() + ms);

test('a session lasts thirty days from its last use', () => {
  const stored = [newSession('a', 'link', NOW)];
  expect(livingSessions(stored, after(SESSION_MS - 1))).toHaveLength(1);
  expect(livingSessions(stored, after(SESSION_MS))).toEqual([]);
  const used = withUse(stored, 'a', after(SESSION_MS - 1));
  expect(livingSessions(used, after(2 * SESSION_MS - 2))).toHaveLength(1);
  expect(used[0]).toMatchObject({ at: NOW.toISOString(), by: 'link' });
});

test('beyond ten sessions the least recently used one ends', () => {
  let stored: unknown = null;
  for (let index = 0; index < MAX_SESSIONS; index += 1)
    stored = withSession(stored, newSession(`key ${index}`, 'password', after(index)), after(index));
  stored = withUse(stored, 'key 0', after(1_000));
  const keys = withSession(stored, newSession('new', 'link', after(2_000)), after(2_000)).map(({ key }) => key);
  expect(keys).toHaveLength(MAX_SESSIONS);
  expect(keys).toEqual(expect.arrayContaining(['key 0', 'new']));
  expect(keys).not.toContain('key 1');
});

test('one session can be ended, or all', () => {
  const stored = [newSession('a', 'link', NOW), newSession('b', 'link', NOW)];
  expect(withoutSession(stored, 'a', NOW).map(({ key }) => key)).toEqual(['b']);
  expect(withoutSession(stored, undefined, NOW)).toEqual([]);
});

test('only a session opened by a mailed link is fresh, for half an hour', () => {
  expect(isFresh(newSession('a', 'link', NOW), after(FRESH_MS - 1))).toBe(true);
  expect(isFresh(newSession('a', 'link', NOW), after(FRESH_MS))).toBe(false);
  expect(isFresh(newSession('a', 'password', NOW), NOW)).toBe(false);
  expect(isFresh(newSession('a', 'link', after(60_000)), NOW)).toBe(false);
});

test('last use is stored once an hour', () => {
  expect(isUseDue(newSession('a', 'link', NOW), after(59 * 60_000))).toBe(false);
  expect(isUseDue(newSession('a', 'link', NOW), after(60 * 60_000))).toBe(true);
});

test('any stored value parses as sessions, or as none', () => {
  fc.assert(
    fc.property(fc.anything(), fc.string(), (stored, key) => {
      const read = livingSessions(stored, NOW);
      expect(read.every(({ end }) => Date.parse(end) > NOW.getTime())).toBe(true);
      expect(withSession(stored, newSession(key, 'link', NOW), NOW).at(-1)?.key).toBe(key);
    }),
  );
});
