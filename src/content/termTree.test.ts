import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findBelow } from './termTree.ts';

const MOROCCO = { id: 1 };
const SAHARA = { id: 2, parent: 1 };
const CHEBBI = { id: 3, parent: { id: 2 } };
const SPAIN = { id: 4, parent: null };

test('finds all descendants of a term', () => {
  const terms = [CHEBBI, SPAIN, SAHARA, MOROCCO];
  expect(findBelow(terms, 1)).toEqual([2, 3]);
  expect(findBelow(terms, 2)).toEqual([3]);
  expect(findBelow(terms, 4)).toEqual([]);
  expect(findBelow(terms, 99)).toEqual([]);
});

test('tolerates cycles in the stored data', () => {
  const id = fc.integer({ min: 1, max: 6 });
  fc.assert(
    fc.property(fc.array(fc.record({ id, parent: fc.option(id) })), id, (terms, from) => {
      const found = findBelow(terms, from);
      expect(new Set(found).size).toBe(found.length);
      expect(found).not.toContain(from);
    }),
  );
});
