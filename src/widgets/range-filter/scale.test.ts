import { expect, test } from 'vitest';
import { MAX_CHOICES, scaleOf, stepsOf } from './scale.ts';

test.each([
  [{ min: 380, max: 1790 }, undefined, 100, { least: 300, most: 1800, step: 100 }],
  [{ min: 2, max: 9 }, undefined, undefined, { least: 2, most: 9, step: 1 }],
  // The chosen range stays on the scale, even when the other filters leave nothing there.
  [{ min: 500, max: 900 }, { least: 250, most: 1200 }, 50, { least: 250, most: 1200, step: 50 }],
  [undefined, { most: 500 }, 0, { least: 500, most: 500, step: 1 }],
  [undefined, undefined, Number.NaN, { least: 0, most: 0, step: 1 }],
])('over %j with %j chosen, in steps of %s', (found, chosen, step, scale) => {
  expect(scaleOf(found, chosen, step)).toEqual(scale);
});

test('a select has the numbers of its scale, up to a maximum', () => {
  expect(stepsOf({ least: 2, most: 8, step: 2 })).toEqual([2, 4, 6, 8]);
  expect(stepsOf({ least: 0, most: 1e9, step: 1 })).toHaveLength(MAX_CHOICES);
  expect(stepsOf({ least: 5, most: 1, step: 1 })).toEqual([]);
});
