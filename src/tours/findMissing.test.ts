import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findMissing } from './findMissing.ts';
import { STORED_DESERT_TOUR } from './samples.ts';

const WHOLE = { ...STORED_DESERT_TOUR, destinations: [4] };
const says = (changes: object, facts = {}) => findMissing({ ...WHOLE, ...changes }, facts).map((each) => each.says);

test('a complete tour lacks nothing', () => {
  expect(findMissing(WHOLE, { openDepartures: 3 })).toEqual([]);
});

test('an empty one lists required fields first, then recommended ones', () => {
  const missing = findMissing({});
  const needs = missing.map(({ isNeeded }) => isNeeded);
  expect(needs).toEqual([...needs].sort((a, b) => Number(b) - Number(a)));
  expect(missing.filter(({ isNeeded }) => isNeeded).map(({ field }) => field)).toEqual([
    'title',
    'code',
    'destinations',
    'excerpt',
    'featuredImage',
    'startPlace',
    'endPlace',
    'days',
    'groupMin',
    'groupMax',
    'included',
    'excluded',
    'itinerary',
    'price.from',
    'price.deposit',
    'cancellation',
  ]);
});

test('lists days without text and nights without accommodation', () => {
  const [first, , third] = STORED_DESERT_TOUR.itinerary;
  expect(says({ itinerary: [first, third] })).toEqual(['Nothing is said of day 2.']);
  expect(
    says({
      itinerary: [
        { ...first, stay: '' },
        { day: 2, dayTo: 3, title: 'On' },
      ],
    }),
  ).toEqual(['Say where the night is spent: days 1, 2.']);
  expect(says({ days: 12, nights: 2 })[0]).toBe('Nothing is said of days 4, 5, 6, 7, 8 and more.');
});

test('requires the lowest price as price from', () => {
  expect(says({ price: { ...WHOLE.price, from: 50_000 } })[0]).toContain('Write the lowest');
  expect(says({ price: { ...WHOLE.price, deposit: 0 } })).toEqual([]);
});

test('the from-price is bookable when the table by party size prices the departures', () => {
  const parties = [
    { from: 1, to: 2, price: 60_000 },
    { from: 3, price: 52_000 },
  ];
  const from = (amount: number) =>
    says({ isPrivate: false, price: { ...WHOLE.price, seasons: [], from: amount, parties } });
  expect(from(48_000)[0]).toContain('Write the lowest of the table');
  expect(from(52_000)).toEqual([]);
  expect(from(60_000)[0]).toContain('Write the lowest.');
});

test('a tour sold by dates needs a departure', () => {
  expect(says({ enquiryMode: 'dated' }, { openDepartures: 0 })[0]).toContain('no open departure');
  expect(says({ enquiryMode: 'dated' })).toEqual([]);
  expect(says({ enquiryMode: 'both' }, { openDepartures: 0 })).toEqual([]);
});

test('never throws on any form values', () => {
  fc.assert(
    fc.property(fc.anything(), (values) => {
      expect(findMissing(values).length).toBeGreaterThan(0);
    }),
  );
});
