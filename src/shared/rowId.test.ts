import { expect, test } from 'vitest';
import { readRowId, relationId } from './rowId.ts';

test('parses a row id in its canonical form, up to the largest', () => {
  expect(['1', '42', '2147483647'].map(readRowId)).toEqual([1, 42, 2_147_483_647]);
  for (const text of ['', '0', '01', '-1', '1.5', '1e3', ' 1', '2147483648', '9999999999', '999999999999999', 'NaN'])
    expect(readRowId(text), text).toBeUndefined();
});

test('reads the id of a relation, stored or populated, as a number or as text', () => {
  expect([7, '7', { id: 7 }, { id: '7', title: 'Atlas' }].map(relationId)).toEqual([7, 7, 7, 7]);
  for (const nothing of [undefined, null, '', 0, -1, 1.5, 'x', {}, { id: null }, [7]])
    expect(relationId(nothing), JSON.stringify(nothing)).toBeUndefined();
});
