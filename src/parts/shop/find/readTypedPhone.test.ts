import { expect, test } from 'vitest';
import { readTypedPhone } from './readTypedPhone.ts';

test.each([
  ['+212 6 12 34 56 78', '12345678'],
  ['00212612345678', '12345678'],
  ['06 12 34 56 78', '12345678'],
  ['(06) 12-34', '61234'],
  ['+212 6 12 3', '6123'],
  ['+34 600 11', '60011'],
  ['+1 555 0100', '5550100'],
  ['600 11', '60011'],
  // Only the country code so far.
  ['+212 6', '2126'],
])('finds %s by the digits that every spelling has', (typed, digits) => {
  expect(readTypedPhone(typed)).toBe(digits);
});

test.each(['123', 'K-7Q2M4', 'Amina', '600 11 b', ''])('reads no telephone number in %j', (typed) => {
  expect(readTypedPhone(typed)).toBeUndefined();
});
