import { expect, test } from 'vitest';
import { readHistory } from './readHistory.ts';

test('lists a booking’s history newest first, and skips invalid lines', () => {
  const held = { at: '2027-01-01T08:00:00.000Z', by: 'Wide World', what: 'On hold' };
  const confirmed = { at: '2027-01-01T08:10:00.000Z', what: 'Confirmed' };
  expect(readHistory([held, null, { at: 'then', what: 'Lost' }, confirmed, { what: 3 }])).toEqual([
    { ...confirmed, by: 'Rihla' },
    held,
  ]);
  expect(readHistory('nothing')).toEqual([]);
});
