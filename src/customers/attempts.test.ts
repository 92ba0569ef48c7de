import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SIGN_IN_LIMITS } from '../cms/accounts/signInLimits.ts';
import { isClosed, readAttempts, withAttempt } from './attempts.ts';

const NOW = new Date('2026-11-23T12:00:00Z');
const after = (ms: number) => new Date(NOW.getTime() + ms);

test('five wrong passwords lock an account for ten minutes; further ones do not extend it', () => {
  let stored: unknown;
  for (let tries = 1; tries < SIGN_IN_LIMITS.mostAttempts; tries += 1) stored = withAttempt(stored, NOW);
  expect(isClosed(stored, NOW)).toBe(false);
  stored = withAttempt(stored, NOW);
  expect(isClosed(stored, NOW)).toBe(true);
  stored = withAttempt(stored, after(SIGN_IN_LIMITS.closedMs - 1));
  expect(isClosed(stored, after(SIGN_IN_LIMITS.closedMs - 1))).toBe(true);
  expect(isClosed(stored, after(SIGN_IN_LIMITS.closedMs))).toBe(false);
  expect(withAttempt(stored, after(SIGN_IN_LIMITS.closedMs))).toEqual({ count: 1 });
});

test('from any stored value, an account is locked after five more', () => {
  fc.assert(
    fc.property(fc.anything(), (garbage) => {
      let stored: unknown = garbage;
      for (let tries = 0; tries < SIGN_IN_LIMITS.mostAttempts; tries += 1) stored = withAttempt(stored, NOW);
      expect(readAttempts(stored, NOW).closedUntil).toBeDefined();
    }),
  );
});
