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
])('for a party of %s the table has %i', (size, price) => {
  expect(partyPrice(PARTIES, size)).toBe(price);
});

test('prefers the departure’s price, then its season’s, then the table’s, then the price from', () => {
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
  // The table of private tours does not apply to departures.
  expect(priceOfDeparture(plain, TOUR, 2)).toBe(480);
});

test('is never below the from-price, and with a falling table never rises with the party size', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), (size) => {
      const tour = { ...TOUR, isByParty: true };
      const price = priceOfDeparture({ price: undefined, start: '2027-02-28' }, tour, size) ?? 0;
      expect(price).toBeGreaterThanOrEqual(priceOfDeparture({ price: undefined, start: '2027-02-28' }, tour) ?? 0);
      expect(price).toBeGreaterThanOrEqual(partyPrice(PARTIES, size + 1) ?? 0);
    }),
  );
});
