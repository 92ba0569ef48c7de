import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LISTS, monthsOf, readBoardQuery, writeBoardQuery } from './boardQuery.ts';

const NOTHING = { list: 'upcoming', tour: undefined, month: undefined, departure: undefined, page: 1, open: undefined };

test('an invalid query is the first page of upcoming departures', () => {
  expect(readBoardQuery({})).toEqual(NOTHING);
  const wrong = { list: 'constructor', tour: '0', month: '2027-13', departure: '-1', page: 'x', open: ['1'] };
  expect(readBoardQuery({ ...wrong, open: '1e3' })).toEqual(NOTHING);
  expect(readBoardQuery({ page: '2000000000' }).page).toBe(1000);
});

test('a single departure is opened', () => {
  expect(readBoardQuery({ departure: '12' })).toMatchObject({ departure: 12, open: 12 });
});

test('a query survives the round trip through the URL, and random input never throws', () => {
  const id = fc.option(fc.integer({ min: 1, max: 2 ** 31 - 1 }), { nil: undefined });
  const query = fc.record({
    list: fc.constantFrom(...(Object.keys(LISTS) as (keyof typeof LISTS)[])),
    tour: id,
    month: fc.constantFrom(undefined, '2027-03', '1999-12'),
    departure: fc.constant(undefined),
    page: fc.integer({ min: 1, max: 1000 }),
    open: id,
  });
  fc.assert(
    fc.property(query, (asked) => {
      expect(readBoardQuery(Object.fromEntries(writeBoardQuery(asked)))).toEqual(asked);
    }),
  );
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.anything()), (address) => {
      expect(readBoardQuery(address).page).toBeGreaterThan(0);
    }),
  );
});

test('months are offered in the order of the list', () => {
  const [ahead, back, all] = (['upcoming', 'past', 'attention'] as const).map((list) => monthsOf(list, '2027-01-31'));
  expect([ahead?.[0], ahead?.[1], back?.[0], back?.[1]]).toEqual(['2027-01', '2027-02', '2027-01', '2026-12']);
  expect(all).toEqual([...new Set(all)].sort());
  expect(all).toContain('2026-12');
});
