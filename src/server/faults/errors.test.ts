import { expect, test } from 'vitest';
import { busy, tooManyRequests } from './errors.ts';

test('a rate limit error has Retry-After and no stack trace', () => {
  expect(tooManyRequests(7)).toMatchObject({ status: 429, retryAfter: 7, isReported: false });
  expect(tooManyRequests(7).stack).not.toMatch(/\n\s+at /);
  expect(busy().stack).toMatch(/\n\s+at /);
});
