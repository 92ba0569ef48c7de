import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import {
  type Departure,
  departuresOf,
  isBookable,
  lastDayToAsk,
  nextChange,
  readDeparture,
  seatsLeft,
  statusOf,
} from './departure.ts';
import { DEPARTURE_ROWS } from './samples.ts';

const TODAY = '2027-03-01';
const departure: Departure = {
  id: 1,
  start: '2027-04-10',
  end: '2027-04-12',
  seats: 8,
  taken: 2,
  booked: 0,
  price: undefined,
  status: 'automatic',
  isGuaranteed: false,
  cutOffDays: undefined,
  note: undefined,
};
const status = (changes: Partial<Departure>) => statusOf({ ...departure, ...changes }, TODAY);

test('the status follows from the seats', () => {
  expect([0, 4, 5, 7, 8, 12].map((taken) => status({ taken }))).toEqual([
    'open',
    'open',
    'limited',
    'limited',
    'full',
    'full',
  ]);
  expect(status({ seats: undefined, taken: 40 })).toBe('open');
  expect(seatsLeft({ booked: 0, seats: 8, taken: 12 })).toBe(0);
  expect(status({ booked: 2, taken: 2 })).toBe('open');
  expect(status({ booked: 3, taken: 2 })).toBe('limited');
  expect(seatsLeft({ booked: 3, seats: 8, taken: 2 })).toBe(3);
  expect(status({ booked: 6, taken: 2 })).toBe('full');
});

test('an editor’s status takes precedence', () => {
  expect(status({ status: 'open', taken: 8 })).toBe('open');
  expect(status({ status: 'full', taken: 0 })).toBe('full');
  expect(status({ status: 'cancelled' })).toBe('cancelled');
});

test('a departure closes at its cutoff, and when it begins', () => {
  expect(status({ start: '2027-03-01' })).toBe('closed');
  expect(status({ start: '2027-03-02' })).toBe('open');
  expect(status({ start: '2027-03-08', cutOffDays: 7 })).toBe('open');
  expect(status({ start: '2027-03-07', cutOffDays: 7 })).toBe('closed');
  expect(status({ start: '2027-02-01', status: 'cancelled' })).toBe('cancelled');
});

test('only open ones are bookable', () => {
  expect((['open', 'limited', 'full', 'closed', 'cancelled'] as const).map(isBookable)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

test('reads a tour’s departures with or without their seats', async () => {
  vi.useFakeTimers({ now: new Date(`${TODAY}T12:00:00Z`), toFake: ['Date'] });
  const asked: unknown[] = [];
  const days: string[] = [];
  const content = {
    listEntries: async <T>(collection: string, query: unknown) => {
      asked.push([collection, query]);
      return [...DEPARTURE_ROWS, { id: 99, start: 'soon' }] as T[];
    },
    noteDay: (day: string) => void days.push(day),
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
  // The first starts on 12 March and closes seven days before.
  expect(days).toEqual(['2027-03-06', '2027-03-06']);
  vi.useRealTimers();
});

test.each([
  ['2027-03-05', '2027-03-06'],
  ['2027-03-06', '2027-03-12'],
  ['2027-03-12', '2027-03-13'],
  ['2027-03-13', undefined],
])('after %s, a departure’s status changes on %s', (today, day) => {
  expect(nextChange([{ start: '2027-03-12', cutOffDays: 7 }], today)).toBe(day);
});

test('without a cutoff it is bookable until the day before', () => {
  expect(lastDayToAsk({ start: '2027-03-01', cutOffDays: undefined })).toBe('2027-02-28');
  expect(lastDayToAsk({ start: '2027-03-01', cutOffDays: 0 })).toBe('2027-02-28');
  expect(lastDayToAsk({ start: '2027-03-10', cutOffDays: 7 })).toBe('2027-03-03');
});

test('a stored departure never ends before it begins', () => {
  fc.assert(
    fc.property(fc.record({ start: fc.anything(), end: fc.anything(), seats: fc.anything() }), (stored) => {
      const read = readDeparture(stored);
      expect(!read || read.end >= read.start).toBe(true);
    }),
  );
  expect(readDeparture({ start: '2027-04-10', end: '2027-04-01' })?.end).toBe('2027-04-10');
});
