import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FILTERS, readInboxQuery, whereOf, writeInboxQuery } from './filters.ts';

test('a query survives the round trip through the URL', () => {
  const queries = fc.record({
    filter: fc.constantFrom(...(Object.keys(FILTERS) as (keyof typeof FILTERS)[])),
    search: fc.string({ maxLength: 100 }),
    page: fc.integer({ min: 1, max: 500 }),
  });
  fc.assert(
    fc.property(queries, (query) => {
      expect(readInboxQuery(Object.fromEntries(writeInboxQuery(query)))).toEqual(query);
    }),
  );
});

test('an invalid query is the first page of new enquiries', () => {
  expect(readInboxQuery({ filter: ['won'], page: '-1', search: {} })).toEqual({ filter: 'new', search: '', page: 1 });
  expect(readInboxQuery({ filter: 'toString', page: '2.5' })).toMatchObject({ filter: 'new', page: 1 });
});

test('all words of a search must match; spam is only in its own list', () => {
  const where = JSON.stringify(whereOf({ filter: 'mine', search: 'Dünen April' }, 7, 0));
  for (const part of ['"dunen"', '"april"', '"owner":{"equals":7}', '"isSpam":{"not_equals":true}']) {
    expect(where).toContain(part);
  }
  for (const filter of Object.keys(FILTERS) as (keyof typeof FILTERS)[]) {
    const text = JSON.stringify(whereOf({ filter, search: '' }, 1, 0));
    expect(text.includes('"isSpam":{"equals":true}')).toBe(filter === 'spam');
    expect(text.includes('"isSpam":{"not_equals":true}')).toBe(filter !== 'spam');
  }
});
