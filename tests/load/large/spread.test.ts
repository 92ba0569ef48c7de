import { expect, test } from 'vitest';
import { planVisits, sourceOf } from './spread.ts';

test.each([
  [undefined, 'cached'],
  ['cache;desc=miss', 'made'],
  ['cache;desc=outdated', 'outdated'],
])('a response with %s is %s', (header, source) => {
  expect(sourceOf(header)).toBe(source);
});

test('requests arrive at the rate, for all URLs, deterministically', () => {
  const options = { urls: ['/a/', '/b/', '/c/'], seconds: 20, rate: 200, connections: 64 };
  const visits = planVisits(options);
  expect(visits.length).toBeGreaterThan(0.95 * 4_000);
  expect(visits.length).toBeLessThan(1.05 * 4_000);
  expect(visits.every(({ at }, index) => at >= (visits[index - 1]?.at ?? 0) && at < 20_000)).toBe(true);
  for (const url of [0, 1, 2]) {
    const share = visits.filter((visit) => visit.url === url).length / visits.length;
    expect(share).toBeCloseTo(1 / 3, 1);
  }
  expect(planVisits(options)).toEqual(visits);
});
