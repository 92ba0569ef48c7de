import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, type Departure, departuresOf, isBookable, readDeparture, seatsLeft, statusOf } from './departure.ts';
import { DEPARTURE_ROWS } from './samples.ts';

const TODAY = '2027-03-01';
const departure: Departure = {
  id: 1,
  start: '2027-04-10',
  end: '2027-04-12',
  seats: 8,
  taken: 2,
  price: undefined,
  status: 'automatic',
  isGuaranteed: false,
  cutOffDays: undefined,
  note: undefined,
};
const status = (changes: Partial<Departure>) => statusOf({ ...departure, ...changes }, TODAY);

test('places decide about the status', () => {
  expect([0, 4, 5, 7, 8, 12].map((taken) => status({ taken }))).toEqual([
    'open',
    'open',
    'limited',
    'limited',
    'full',
    'full',
  ]);
  expect(status({ seats: undefined, taken: 40 })).toBe('open');
  expect(seatsLeft({ seats: 8, taken: 12 })).toBe(0);
});

test('what an editor has set counts for more', () => {
  expect(status({ status: 'open', taken: 8 })).toBe('open');
  expect(status({ status: 'full', taken: 0 })).toBe('full');
  expect(status({ status: 'cancelled' })).toBe('cancelled');
});

test('a departure closes with its cut-off, and when it begins', () => {
  expect(status({ start: '2027-03-01' })).toBe('closed');
  expect(status({ start: '2027-03-02' })).toBe('open');
  expect(status({ start: '2027-03-08', cutOffDays: 7 })).toBe('open');
  expect(status({ start: '2027-03-07', cutOffDays: 7 })).toBe('closed');
  expect(status({ start: '2027-02-01', status: 'cancelled' })).toBe('cancelled');
});

test('only open ones can be asked for', () => {
  expect((['open', 'limited', 'full', 'closed', 'cancelled'] as const).map(isBookable)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

test('days are counted across months, leap days and summer time', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2027-03-28', -1)).toBe('2027-03-27');
  expect(addDays('2027-12-31', 1)).toBe('2028-01-01');
  expect(addDays('never', 1)).toBe('never');
});

test('the departures of a tour are asked for by what is shown of them', async () => {
  const asked: unknown[] = [];
  const content = {
    listEntries: async <T>(collection: string, query: unknown) => {
      asked.push([collection, query]);
      return [...DEPARTURE_ROWS, { id: 99, start: 'soon' }] as T[];
    },
  };
  const shown = await departuresOf(content, 7, { from: TODAY, withSeats: false });
  expect(shown).toHaveLength(DEPARTURE_ROWS.length);
  expect(shown.every(({ seats, taken }) => seats === undefined && taken === 0)).toBe(true);
  expect(shown.map((one) => statusOf(one, TODAY))).toContain('full');
  await departuresOf(content, 7, { from: TODAY, limit: 5000, withSeats: true });
  expect(asked).toMatchObject([
    ['departures', { equals: { field: 'tour', value: 7 }, limit: 300, dependsOn: 'list' }],
    ['departures', { since: { field: 'start', date: TODAY }, limit: 300, dependsOn: 'entries' }],
  ]);
});

test('whatever is stored, a departure ends no earlier than it begins', () => {
  fc.assert(
    fc.property(fc.record({ start: fc.anything(), end: fc.anything(), seats: fc.anything() }), (stored) => {
      const read = readDeparture(stored);
      expect(!read || read.end >= read.start).toBe(true);
    }),
  );
  expect(readDeparture({ start: '2027-04-10', end: '2027-04-01' })?.end).toBe('2027-04-10');
});
