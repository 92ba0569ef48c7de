import { expect, test } from 'vitest';
import { totpCode } from '../../../../tests/support/totpCode.ts';
import { findPeriod, newTotpSecret, totpAddress } from './totp.ts';

/** Secret and codes of RFC 6238, appendix B (SHA-1), of which apps show the last six digits. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const RFC: readonly [seconds: number, code: string][] = [
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
];

test.each(RFC)('the code at second %i equals the test vector of RFC 6238', (seconds, code) => {
  expect(totpCode(SECRET, seconds * 1000)).toBe(code);
  expect(findPeriod(SECRET, code, seconds * 1000, 0)).toBe(Math.floor(seconds / 30));
});

test('a code is accepted one period before and after its own', () => {
  const own = 1_800_000_000_000;
  const code = totpCode(SECRET, own);
  for (const apart of [-30_000, 0, 30_000]) expect(findPeriod(SECRET, code, own + apart, 0)).toBe(60_000_000);
  for (const apart of [-60_000, 60_000]) expect(findPeriod(SECRET, code, own + apart, 0)).toBeUndefined();
});

test('a used code is rejected, and so is any earlier one', () => {
  const now = 1_800_000_000_000;
  const period = findPeriod(SECRET, totpCode(SECRET, now), now, 0) ?? 0;
  expect(findPeriod(SECRET, totpCode(SECRET, now), now, period)).toBeUndefined();
  expect(findPeriod(SECRET, totpCode(SECRET, now - 30_000), now, period)).toBeUndefined();
  expect(findPeriod(SECRET, totpCode(SECRET, now + 30_000), now, period)).toBe(period + 1);
});

test.each(['', '12345', '1234567', 'abcdef', '９９９９９９'])('“%s” is no code', (code) => {
  expect(findPeriod(SECRET, code, 1_800_000_000_000, 0)).toBeUndefined();
});

test('the address names site and account, and each secret is new', () => {
  const [secret, other] = [newTotpSecret(), newTotpSecret()];
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(other).not.toBe(secret);
  const address = new URL(totpAddress(secret, 'Dunes: and more', 'office@example.com'));
  expect(decodeURIComponent(address.pathname)).toBe('/Dunes  and more:office@example.com');
  expect(address.searchParams.get('secret')).toBe(secret);
  expect(address.searchParams.get('period')).toBe('30');
});
