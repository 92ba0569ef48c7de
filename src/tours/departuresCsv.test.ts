import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseCsv } from '../shared/csv.ts';
import { addDays } from '../shared/time/days.ts';
import { planImport } from './departuresCsv.ts';
import { COLUMNS, type OwnedDeparture, type TourFacts, writeDepartures } from './departuresFile.ts';

const TOURS: TourFacts[] = [
  { id: 31, code: 'KH-03', title: 'Three days', currency: 'EUR', days: 3 },
  { id: 32, code: undefined, title: 'A day', currency: 'JPY', days: 1 },
];
const SPRING: OwnedDeparture = {
  id: 5,
  tour: 31,
  start: '2027-04-09',
  end: '2027-04-11',
  seats: 8,
  taken: 4,
  booked: 0,
  price: 52_000,
  status: 'automatic',
  isGuaranteed: true,
  cutOffDays: 7,
  note: '=not a formula',
};
const plan = (text: string) => planImport(text, TOURS, [SPRING]);
const faults = (text: string) => plan(text).faults.map(({ column, line, says }) => `${line} ${column}: ${says}`);

test('a row without an id creates a departure, whose end follows from the tour', () => {
  expect(plan('tour,start,places,price\nkh-03,2027-05-01,8,480.50\n#32,2027-05-02,6,9000\n')).toMatchObject({
    faults: [],
    creates: [
      { line: 2, fields: { tour: 31, start: '2027-05-01', end: '2027-05-03', seats: 8, price: 48_050 } },
      { line: 3, fields: { tour: 32, end: '2027-05-02', price: 9000 } },
    ],
  });
});

test('columns have the names of other programs, too', () => {
  expect(plan('Code;Start date;Seats;Booked\nKH-03;01/05/2027;8;2\n').creates).toMatchObject([
    { fields: { tour: 31, start: '2027-05-01', seats: 8, taken: 2 } },
  ]);
});

test('a tour is named by its title where only one has it', () => {
  const twins = [...TOURS, { id: 33, code: 'X-1', title: 'Two days', currency: 'EUR', days: 2 }];
  const twice = [...twins, { id: 34, code: 'X-2', title: 'two days', currency: 'EUR', days: 2 }];
  const file = 'tour,start\nTHREE DAYS,2027-05-01\nTwo days,2027-05-02\n';
  expect(planImport(file, twins, []).creates.map(({ fields }) => fields.tour)).toEqual([31, 33]);
  expect(planImport(file, twice, []).faults).toMatchObject([{ line: 3, column: 'tour' }]);
});

test('days are read as spreadsheets write them, the day first', () => {
  const { creates, faults } = plan(
    'tour,start,end\nKH-03,15/05/2027,\nKH-03,29.5.2027,31.5.2027\nKH-03,6 June 2027,\nKH-03,05/29/2027,\nKH-03,soon,\n',
  );
  expect(creates.map(({ fields }) => [fields.start, fields.end])).toEqual([
    ['2027-05-15', '2027-05-17'],
    ['2027-05-29', '2027-05-31'],
    ['2027-06-06', '2027-06-08'],
  ]);
  expect(faults.map(({ line, says }) => [line, says])).toEqual([
    [5, expect.stringContaining('There is no month 29. The day comes first.')],
    [6, expect.stringContaining('This is no day.')],
  ]);
});

test('a row with an id, or of an existing day, changes the given columns only', () => {
  expect(plan('id,price\n5,\n').updates).toEqual([{ line: 2, id: 5, fields: { price: null } }]);
  expect(plan('tour;start;taken\nKH-03;2027-04-09;5\n').updates).toEqual([{ line: 2, id: 5, fields: { taken: 5 } }]);
  expect(plan('id,start\n5,2027-04-16\n').updates[0]?.fields).toEqual({ start: '2027-04-16', end: '2027-04-18' });
  expect(plan('id,taken\n5,4\n')).toMatchObject({ updates: [], unchanged: 1 });
});

test('every fault has its row and column', () => {
  expect(faults('tour,when\nKH-03,soon\n')[0]).toContain('1 when: There is no column “when”');
  expect(faults('price\n480\n')[0]).toContain('1 tour: The first line must name the columns');
  const file = [
    'id,tour,start,end,places,taken,price,currency,status,guaranteed,note',
    ',KH-99,2027-05-01,,,,,,,,',
    ',KH-03,next May,,,,,,,,',
    ',KH-03,2027-05-02,2027-05-01,,,,,,,',
    ',KH-03,2027-05-03,,6,7,,,,,',
    ',KH-03,2027-05-04,,many,,,,,,',
    ',KH-03,2027-05-05,,,,dear,,,,',
    ',KH-03,2027-05-06,,,,480,USD,,,',
    ',KH-03,2027-05-07,,,,,,sold,,',
    ',KH-03,2027-05-08,,,,,,,perhaps,',
    '77,,,,,,,,,,',
    ',KH-03,2027-05-09,,,,,,,,,more',
    ',KH-03,2027-05-10,,,,,,,,',
    ',KH-03,2027-05-10,,,,,,,,',
  ].join('\r\n');
  expect(faults(file).map((fault) => fault.split(':')[0])).toEqual([
    '2 tour',
    '3 start',
    '4 end',
    '5 taken',
    '6 places',
    '7 price',
    '8 currency',
    '9 status',
    '10 guaranteed',
    '11 id',
    '12 note',
    '14 start',
  ]);
});

test('an export is imported without changes', () => {
  const day = fc.integer({ min: 0, max: 2000 }).map((count) => addDays('2027-01-01', count));
  const departure = fc.record({
    id: fc.integer({ min: 1, max: 100_000 }),
    tour: fc.constantFrom(31, 32),
    start: day,
    end: fc.constant(''),
    seats: fc.option(fc.integer({ min: 10, max: 100 }), { nil: undefined }),
    taken: fc.integer({ min: 0, max: 10 }),
    price: fc.option(fc.nat(10_000_000), { nil: undefined }),
    status: fc.constantFrom('automatic', 'open', 'full', 'cancelled' as const),
    isGuaranteed: fc.boolean(),
    cutOffDays: fc.option(fc.nat(60), { nil: undefined }),
    note: fc.option(fc.constantFrom('=1+1', 'New moon, "clear"', 'Two\nlines', '-5'), { nil: undefined }),
  });
  const all = fc
    .uniqueArray(departure, { selector: ({ id }) => id, maxLength: 20 })
    .map((list) => list.map((each) => ({ ...each, end: each.start }) as OwnedDeparture));
  fc.assert(
    fc.property(all, (departures) => {
      expect(planImport(writeDepartures(departures, TOURS), TOURS, departures)).toEqual({
        faults: [],
        creates: [],
        updates: [],
        unchanged: departures.length,
      });
    }),
  );
});

test('an export contains no spreadsheet formulas', () => {
  const { rows } = parseCsv(writeDepartures([SPRING], TOURS), 10);
  expect(rows[0]?.cells).toEqual([...COLUMNS]);
  expect(rows[1]?.cells.at(-1)).toBe("'=not a formula");
});

test('any text is planned or refused', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const { creates, faults: found } = plan(`tour,start,price\n${text}`);
      expect(found.length > 0 || creates.length >= 0).toBe(true);
    }),
  );
});
