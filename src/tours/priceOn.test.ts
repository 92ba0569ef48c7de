import { expect, test } from 'vitest';
import { priceOn } from './priceOn.ts';

const SEASONS = [
  { title: 'Spring', start: '2027-03-01', end: '2027-05-31', price: 520 },
  { title: 'Any', start: undefined, end: '2027-12-31', price: 1 },
];

test.each([
  ['2027-02-28', 480],
  ['2027-03-01', 520],
  ['2027-05-31', 520],
  ['2027-06-01', 480],
])('on %s it is %i', (day, price) => {
  expect(priceOn({ from: 480, seasons: SEASONS }, day)).toBe(price);
});
