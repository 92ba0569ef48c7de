import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findOversize } from './findOversize.ts';
import { isJsonDeeperThan } from './isJsonDeeperThan.ts';

const LIMITS = { blocks: 3, levels: 5, rows: 5, values: 20, characters: 80, text: 30 };
const block = (inner: object[] = []) => ({ blockType: 'b', blocks: inner });

test.each([
  [undefined, null],
  [undefined, [block([block()]), block()]],
  ['blocks', [block(), block(), block(), block()]],
  ['blocks', { text: { root: { fields: block() } }, a: [block(), block(), block()] }],
  ['levels', [[[[[[]]]]]]],
  [undefined, [[[[['a']]]]]],
  ['rows', [1, 2, 3, 4, 5, 6]],
  ['values', { a: [1, 2, 3, 4, 5], b: [1, 2, 3, 4, 5], c: [1, 2, 3, 4, 5], d: [1, 2, 3, 4, 5] }],
  ['values', Object.fromEntries(Array.from({ length: 21 }, (_, name) => [name, 1]))],
  ['characters', ['a'.repeat(30), 'a'.repeat(30), 'a'.repeat(21)]],
  ['characters', { ['a'.repeat(81)]: 1 }],
  [undefined, ['a'.repeat(30), 'a'.repeat(30)]],
  ['text', { a: ['a'.repeat(31)] }],
] as const)('%s: %j', (limit, value) => {
  expect(findOversize(value, LIMITS)).toBe(limit);
});

test('accepts the maximum nesting depth and refuses more, for every type', () => {
  const wide = { blocks: 1e9, rows: 1e9, values: 1e9, characters: 1e9 };
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 8 }), fc.integer({ min: 0, max: 8 }), (value, levels) => {
      expect(findOversize(value, { ...wide, levels }) === 'levels').toBe(
        isJsonDeeperThan(JSON.stringify(value), levels),
      );
    }),
  );
});

test('stops at once at 100,000 levels, or a million rows', () => {
  const limits = { blocks: 2000, levels: 1000, rows: 2000, values: 200_000, characters: 2_000_000 };
  expect(findOversize(JSON.parse('['.repeat(100_000) + ']'.repeat(100_000)), limits)).toBe('levels');
  expect(findOversize(new Array(1_000_000).fill({}), limits)).toBe('rows');
});
