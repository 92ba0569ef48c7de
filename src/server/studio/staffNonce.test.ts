import { expect, test } from 'vitest';
import { isNonce, makeNonce } from './staffNonce.ts';

const OWNER = { secret: 'a', userId: 7 };
const HALF_A_DAY = 12 * 60 * 60 * 1000;

test('a nonce is valid for its account only, and for a day at most', () => {
  const nonce = makeNonce(OWNER, 0);
  expect(isNonce(nonce, OWNER, 0)).toBe(true);
  expect(isNonce(nonce, OWNER, 2 * HALF_A_DAY - 1)).toBe(true);
  expect(isNonce(nonce, OWNER, 2 * HALF_A_DAY)).toBe(false);
  expect(isNonce(nonce, { ...OWNER, userId: 8 }, 0)).toBe(false);
  expect(isNonce(nonce, { ...OWNER, secret: 'b' }, 0)).toBe(false);
  for (const value of [undefined, '', nonce.slice(1), [nonce]]) expect(isNonce(value, OWNER, 0)).toBe(false);
});
