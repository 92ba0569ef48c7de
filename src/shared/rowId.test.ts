import { expect, test } from 'vitest';
import { readRowId } from './rowId.ts';

test('parses a row id in its canonical form, up to the largest', () => {
  expect(['1', '42', '2147483647'].map(readRowId)).toEqual([1, 42, 2_147_483_647]);
  for (const text of ['', '0', '01', '-1', '1.5', '1e3', ' 1', '2147483648', '9999999999', '999999999999999', 'NaN'])
    expect(readRowId(text), text).toBeUndefined();
});
