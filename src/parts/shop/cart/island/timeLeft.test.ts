import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clockOf, newsOf } from './timeLeft.ts';

const MINUTE_MS = 60_000;

test.each([
  [0, '0:00'],
  [-5000, '0:00'],
  [1, '0:01'],
  [59_001, '1:00'],
  [9 * MINUTE_MS + 5000, '9:05'],
  [120 * MINUTE_MS, '120:00'],
])('formats %i ms as %s', (ms, clock) => {
  expect(clockOf(ms)).toBe(clock);
});

test.each([
  [6, 7, undefined],
  [5, 5.01, 'fiveMinutes'],
  [4.9, 5, undefined],
  [1, 1.5, 'oneMinute'],
  [0, 0.01, 'ended'],
  // After a tab was suspended.
  [-3, 20, 'ended'],
  [0.5, 20, 'oneMinute'],
  [3, undefined, undefined],
  [-1, undefined, 'ended'],
])('announces, with %d minutes left after %d: %s', (left, before, news) => {
  expect(newsOf(left * MINUTE_MS, before === undefined ? undefined : before * MINUTE_MS)).toBe(news);
});

test('announces each threshold at most once, in order, however often it is called', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -MINUTE_MS, max: 20 * MINUTE_MS })), (looks) => {
      const falling = looks.toSorted((one, other) => other - one);
      const said = falling.flatMap((ms, index) => newsOf(ms, falling[index - 1]) ?? []);
      const order = ['fiveMinutes', 'oneMinute', 'ended'];
      const places = said.map((news) => order.indexOf(news));
      expect(places).toEqual([...new Set(places)].sort());
    }),
  );
});
