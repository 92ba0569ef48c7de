import crypto from 'node:crypto';
import { afterEach, expect, test, vi } from 'vitest';
import { checkPassword, hashPassword } from './hashPassword.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

test('is salted, contains its cost, and matches its own password only, in any Unicode form', async () => {
  const [first, second] = [await hashPassword('crème of the dunes'), await hashPassword('crème of the dunes')];
  expect(first).toMatch(/^scrypt\$15\$8\$3\$/);
  expect(first).not.toBe(second);
  expect(await checkPassword('cre\u0300me of the dunes', first)).toEqual({ isRight: true, isOutdated: false });
  expect((await checkPassword('Crème of the dunes', first)).isRight).toBe(false);
});

test('a hash with another cost is verified, and reported as outdated', async () => {
  const salt = Buffer.alloc(16, 7);
  const hash = crypto.scryptSync('an older password', salt, 32, { N: 2 ** 10, r: 8, p: 1 });
  const stored = ['scrypt', 10, 8, 1, salt.toString('base64url'), hash.toString('base64url')].join('$');
  expect(await checkPassword('an older password', stored)).toEqual({ isRight: true, isOutdated: true });
});

test.each([
  undefined,
  '',
  'scrypt',
  `scrypt$31$8$3$${'A'.repeat(22)}$${'A'.repeat(43)}`,
  `scrypt$0$8$3$${'A'.repeat(22)}$${'A'.repeat(43)}`,
])('no password matches %j, at the same cost', async (stored) => {
  const scrypt = vi.spyOn(crypto, 'scrypt');
  expect((await checkPassword('whatever it is', stored)).isRight).toBe(false);
  expect(scrypt).toHaveBeenCalledOnce();
  expect(scrypt.mock.lastCall?.[3]).toMatchObject({ N: 2 ** 15, r: 8, p: 3 });
});
