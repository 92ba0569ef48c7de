import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readTour } from './readTour.ts';
import { readDate } from './readValues.ts';
import { DESERT_TOUR, STORED_DESERT_TOUR } from './samples.ts';
import { tourOf } from './tour.ts';

const read = (stored: unknown) => readTour(stored, () => []);

test('an empty tour has all lists and one day', () => {
  const tour = read({});
  expect(tour).toMatchObject({ days: 1, nights: 0, enquiryMode: 'both', isPrivate: false, bestMonths: [], months: [] });
  expect(tour.price).toMatchObject({ from: undefined, currency: 'EUR', basis: 'person', seasons: [], parties: [] });
  for (const list of [tour.itinerary, tour.included, tour.faq, tour.points, tour.related, tour.gallery])
    expect(list).toEqual([]);
});

test('reads a tour with all fields', () => {
  const tour = tourOf(DESERT_TOUR);
  expect(tour).toMatchObject({ code: 'KH-03', days: 3, nights: 2, startPlace: 'Marrakech', durationBand: '2-3' });
  expect(tour?.itinerary.map(({ day, dayTo }) => [day, dayTo])).toEqual([
    [1, 1],
    [2, 2],
    [3, 3],
  ]);
  expect(tour?.price.parties.at(-1)).toMatchObject({ from: 5, to: 8 });
  expect(tour?.cancellation.map(({ days }) => days)).toEqual([60, 30, 14]);
  expect(tour?.points.some(({ isStay }) => isStay)).toBe(true);
});

test('other kinds of document are no tours', () => {
  expect(tourOf({ ...DESERT_TOUR, collection: 'pages' })).toBeUndefined();
  expect(tourOf(undefined)).toBeUndefined();
});

test('out-of-range values are dropped', () => {
  const tour = read({
    days: 0,
    nights: -1,
    ageMin: 400,
    difficulty: 'toString',
    languages: ['en', 'en', 'xx', {}],
    bestMonths: ['12', '1', '13'],
    price: { from: 12.5, currency: 'GOLD', deposit: 101, parties: [{ from: 4, to: 2, price: 5 }] },
    points: [
      { latitude: 91, longitude: 0 },
      { latitude: 31, longitude: -8 },
    ],
    itinerary: [{ day: 4, dayTo: 2 }, 'a day', null],
    related: [{ id: 4, path: '/tours/draft/', _status: 'draft' }, 7],
  });
  expect(tour).toMatchObject({ days: 1, nights: 0, ageMin: undefined, difficulty: undefined, languages: ['en'] });
  expect(tour.bestMonths).toEqual([1, 12]);
  expect(tour.price).toMatchObject({ from: undefined, currency: 'EUR', deposit: undefined });
  expect(tour.price.parties).toEqual([{ from: 4, to: 4, price: 5 }]);
  expect(tour.points).toHaveLength(1);
  expect(tour.itinerary).toHaveLength(1);
  expect(tour.itinerary[0]).toMatchObject({ day: 4, dayTo: 4 });
  expect(tour.related).toEqual([]);
});

test('limits the rows that are read', () => {
  expect(read({ included: Array.from({ length: 10_000 }, () => ({ text: 'Tea' })) }).included).toHaveLength(200);
});

test('keeps valid dates only', () => {
  expect(['2027-03-01T12:00:00.000Z', '2027-03-01', '2027-02-30', '2027-3-1', 5, null].map(readDate)).toEqual([
    '2027-03-01',
    '2027-03-01',
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test('never throws, whatever is stored', () => {
  const names = Object.keys(STORED_DESERT_TOUR);
  const hostile = fc.anything({ withNullPrototype: true, maxDepth: 4 });
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...names), hostile), hostile, (fields, other) => {
      expect(read(fields).days).toBeGreaterThanOrEqual(1);
      expect(read(other).months).toEqual([]);
    }),
  );
});
