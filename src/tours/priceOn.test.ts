import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPricedByParty, partyPrice, priceOfDeparture, priceOn } from './priceOn.ts';

const SEASONS = [
  { title: 'Spring', start: '2027-03-01', end: '2027-05-31', price: 520 },
  { title: 'Any', start: undefined, end: '2027-12-31', price: 1 },
];
const PARTIES = [
  { from: 5, to: 8, price: 480 },
  { from: 2, to: 2, price: 690 },
  { from: 3, to: 4, price: 560 },
];
const TOUR = { from: 480, seasons: SEASONS, parties: PARTIES, isByParty: false };

test.each([
  ['2027-02-28', 480],
  ['2027-03-01', 520],
  ['2027-05-31', 520],
  ['2027-06-01', 480],
])('on %s it is %i', (day, price) => {
  expect(priceOn(TOUR, day)).toBe(price);
});

test.each([
  [1, 690],
  [2, 690],
  [3, 560],
  [4, 560],
  [5, 480],
  [12, 480],
  [undefined, 480],
])('for a party of %s the table says %i', (size, price) => {
  expect(partyPrice(PARTIES, size)).toBe(price);
});

test('a price of the date goes before that of its season, that before the table, and the table before the price from', () => {
  const tour = { ...TOUR, isByParty: true };
  const [plain, spring] = [
    { price: undefined, start: '2027-02-28' },
    { price: undefined, start: '2027-03-01' },
  ];
  expect([plain, spring, { ...plain, price: 1 }].map((departure) => priceOfDeparture(departure, tour, 2))).toEqual([
    690, 520, 1,
  ]);
  expect([plain, spring, { ...plain, price: 1 }].map((departure) => isPricedByParty(departure, tour))).toEqual([
    true,
    false,
    false,
  ]);
  // A private journey’s table is none of the dates.
  expect(priceOfDeparture(plain, TOUR, 2)).toBe(480);
});

test('nobody pays less than the least that is shown, and more travellers never pay more each by a falling table', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), (size) => {
      const tour = { ...TOUR, isByParty: true };
      const price = priceOfDeparture({ price: undefined, start: '2027-02-28' }, tour, size) ?? 0;
      expect(price).toBeGreaterThanOrEqual(priceOfDeparture({ price: undefined, start: '2027-02-28' }, tour) ?? 0);
      expect(price).toBeGreaterThanOrEqual(partyPrice(PARTIES, size + 1) ?? 0);
    }),
  );
});
