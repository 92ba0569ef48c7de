import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countWork } from '../../../tests/support/countWork.ts';
import { isJsonDeeperThan } from './isJsonDeeperThan.ts';

/** The reference: by parsing. */
function depthOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  return 1 + Math.max(0, ...Object.values(value).map(depthOf));
}

test('the depth is that of the parsed value, whatever its strings contain', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 6 }), (value) => {
      for (const text of [JSON.stringify(value), JSON.stringify(value, null, 2)]) {
        const depth = depthOf(value);
        expect(isJsonDeeperThan(text, depth)).toBe(false);
        if (depth > 0) expect(isJsonDeeperThan(text, depth - 1)).toBe(true);
      }
    }),
  );
});

test.each(['["[[[["]', '{"a{\\"[[[":"\\\\"}', '["\\\\\\"[[["]', '"[[['])(
  'in %s brackets inside strings do not count',
  (text) => {
    expect(isJsonDeeperThan(text, 1)).toBe(false);
  },
);

test('takes linear time for a megabyte of escaped quotes', () => {
  const worked = countWork();
  expect(isJsonDeeperThan(`["${'\\\\'.repeat(1 << 19)}"]`, 1)).toBe(false);
  expect(isJsonDeeperThan(`["${'\\"'.repeat(1 << 19)}"]`, 1)).toBe(false);
  expect(worked()).toBeLessThan(1000);
});
