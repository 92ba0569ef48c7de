import fc from 'fast-check';
import { type Departure, readDeparture } from '../../../src/tours/departure.ts';
import { readTour } from '../../../src/tours/readTour.ts';
import type { Tour } from '../../../src/tours/tour.ts';

/** Departures of stored rows that have dates. */
export function departuresOfRows(rows: readonly unknown[]): Departure[] {
  return rows.flatMap((row) => readDeparture(row) ?? []);
}

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.constantFrom('\ud800 half', '</script>', '\u2028', '🐪', 'Three days to the dunes', 'x'.repeat(5000)),
);
const odd = fc.oneof(fc.anything({ maxDepth: 1 }), text, fc.constantFrom(Number.NaN, -1, 1e21, '٧', null));
const amount = fc.oneof(fc.integer({ min: 0, max: 10_000_000 }), odd);
const lines = fc.oneof(fc.array(fc.record({ text }), { maxLength: 3 }), odd);
const dayOf = fc.oneof(
  fc
    .date({ min: new Date('2026-12-20'), max: new Date('2027-04-01'), noInvalidDate: true })
    .map((date) => date.toISOString()),
  odd,
);

/** A tour and its departures, parsed from rows with arbitrary values. */
export function hostileTour(): fc.Arbitrary<{ tour: Tour; departures: Departure[] }> {
  const stored = fc.record({
    id: fc.oneof(fc.nat(), odd),
    title: text,
    code: odd,
    excerpt: odd,
    days: fc.oneof(fc.integer({ min: 1, max: 400 }), odd),
    groupMax: fc.oneof(fc.nat(), odd),
    ageMin: fc.oneof(fc.nat({ max: 130 }), odd),
    included: lines,
    excluded: lines,
    highlights: lines,
    price: fc.record({
      from: amount,
      childFrom: amount,
      currency: fc.oneof(fc.constantFrom('EUR', 'JPY', 'TND', 'eur'), odd),
      basis: fc.oneof(fc.constantFrom('person', 'group'), odd),
      seasons: fc.oneof(fc.array(fc.record({ price: amount, start: dayOf, end: dayOf }), { maxLength: 3 }), odd),
    }),
    points: fc.array(fc.record({ title: text, latitude: fc.double({ min: -90, max: 90 }), longitude: odd }), {
      maxLength: 3,
    }),
    cancellation: fc.array(fc.record({ days: amount, percent: fc.double({ min: -5, max: 110 }) }), { maxLength: 3 }),
  });
  const rows = fc.array(
    fc.record({
      id: fc.nat(),
      start: dayOf,
      end: dayOf,
      seats: fc.oneof(fc.nat({ max: 20 }), odd),
      taken: fc.oneof(fc.nat({ max: 25 }), odd),
      price: amount,
      status: fc.oneof(fc.constantFrom('automatic', 'limited', 'full', 'closed', 'cancelled', 'open'), odd),
      cutOffDays: fc.oneof(fc.nat({ max: 1000 }), odd),
    }),
    { maxLength: 4 },
  );
  return fc.record({
    tour: stored.map((values) => readTour(values, () => [])),
    departures: rows.map(departuresOfRows),
  });
}
