import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createTokenBuckets } from './tokenBuckets.ts';

test('allows a burst, and a steady rate after it, for each client alone', () => {
  let now = 0;
  const { take } = createTokenBuckets({ burst: 3, perSecond: 2, now: () => now });
  expect([1, 2, 3, 4].map(() => take('a'))).toEqual([true, true, true, false]);
  expect(take('b')).toBe(true);
  now += 500;
  expect([take('a'), take('a')]).toEqual([true, false]);
  now += 60_000;
  expect([1, 2, 3, 4].map(() => take('a'))).toEqual([true, true, true, false]);
});

test('never gives more than the burst and the rate allow, whatever the times between', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 400 }), { maxLength: 200 }), (pauses) => {
      let now = 0;
      let taken = 0;
      const { take } = createTokenBuckets({ burst: 5, perSecond: 10, now: () => now });
      for (const pause of pauses) {
        now += pause;
        if (take('a')) taken += 1;
        expect(taken).toBeLessThanOrEqual(5 + now / 100 + 1e-9);
      }
    }),
  );
});
