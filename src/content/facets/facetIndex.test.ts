import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createFacetIndex } from './facetIndex.ts';
import type { Facet, FacetRow, IndexQuery, RangeQuery, TermKey, TermsQuery } from './facetTypes.ts';

const TREE: Facet = {
  name: 'places',
  terms: [
    { key: 1 },
    { key: 2, parent: 1 },
    { key: 3, parent: 2 },
    { key: 4 },
    // A cycle, as damaged content may hold.
    { key: 5, parent: 6 },
    { key: 6, parent: 5 },
  ],
};
const BAND: Facet = { name: 'length', terms: [{ key: 'short' }, { key: 'long' }] };
const SCHEMA = { facets: [TREE, BAND], ranges: ['price'], orders: ['date', 'title'] };

const rowOf = (id: number): fc.Arbitrary<FacetRow> =>
  fc.record({
    id: fc.constant(id),
    terms: fc.record({
      places: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { maxLength: 3 }),
      length: fc.uniqueArray(fc.constantFrom('short', 'long', 'unheard-of'), { maxLength: 2 }),
    }),
    ranges: fc.record({
      price: fc.option(
        fc
          .tuple(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 0, max: 4 }))
          .map(([from, more]) => [from, from + more] as const),
        { nil: undefined },
      ),
    }),
    keys: fc.record({
      date: fc.option(fc.integer({ min: 0, max: 5 }), { nil: undefined }),
      title: fc.option(fc.constantFrom('Atlas', 'atlas 10', 'Atlas 9', 'Zagora'), { nil: undefined }),
    }),
  });
const anyRow = fc.integer({ min: 1, max: 12 }).chain(rowOf);

const anyTerms = fc.oneof(
  fc.record({
    facet: fc.constant('places'),
    keys: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 3 }),
    join: fc.constantFrom('AND' as const, 'OR' as const, 'NOT' as const),
  }),
  fc.record({
    facet: fc.constant('length'),
    keys: fc.uniqueArray(fc.constantFrom('short', 'long'), { minLength: 1, maxLength: 2 }),
    join: fc.constantFrom('AND' as const, 'OR' as const, 'NOT' as const),
  }),
);
const anyRange: fc.Arbitrary<RangeQuery> = fc.record({
  range: fc.constant('price'),
  min: fc.constantFrom(Number.NEGATIVE_INFINITY, 0, 2, 5),
  max: fc.constantFrom(Number.POSITIVE_INFINITY, 3, 6),
});
const anyIds = fc.option(fc.array(fc.integer({ min: 1, max: 14 }), { maxLength: 6 }), { nil: undefined });
const anyQuery: fc.Arbitrary<IndexQuery> = fc.record({
  base: fc.record({ terms: fc.array(anyTerms, { maxLength: 1 }), ids: anyIds, excludeIds: anyIds }),
  terms: fc.uniqueArray(anyTerms, { maxLength: 2, selector: ({ facet }) => facet }),
  ranges: fc.array(anyRange, { maxLength: 1 }),
  order: fc.option(fc.record({ name: fc.constantFrom('date', 'title'), isDescending: fc.boolean() }), {
    nil: undefined,
  }),
  page: fc.integer({ min: 1, max: 4 }),
  limit: fc.integer({ min: 1, max: 4 }),
  counts: fc.constantFrom(
    [],
    [
      { name: 'places', choice: 'AND' as const },
      { name: 'length', choice: 'OR' as const },
    ],
    [
      { name: 'places', choice: 'DISABLED' as const },
      { name: 'length', choice: 'AND' as const },
    ],
  ),
});

/** A term with its descendants, which a list of the term includes. */
const BELOW: Record<TermKey, TermKey[]> = {
  1: [1, 2, 3],
  2: [2, 3],
  3: [3],
  4: [4],
  5: [5, 6],
  6: [5, 6],
  short: ['short'],
  long: ['long'],
};

function has(row: FacetRow, { facet }: Pick<TermsQuery, 'facet'>, key: TermKey): boolean {
  return (row.terms[facet] ?? []).some((own) => (BELOW[key] ?? []).includes(own));
}

function passes(row: FacetRow, asked: TermsQuery): boolean {
  if (asked.join === 'AND') return asked.keys.every((key) => has(row, asked, key));
  const any = asked.keys.some((key) => has(row, asked, key));
  return asked.join === 'OR' ? any : !any;
}

/** Reference implementation: filters one document after the other, as the contract says. */
function passing(rows: FacetRow[], query: IndexQuery, leftOut?: string): FacetRow[] {
  return rows.filter(
    (row) =>
      (!query.base.ids || query.base.ids.includes(row.id)) &&
      !query.base.excludeIds?.includes(row.id) &&
      query.base.terms.every((asked) => passes(row, asked)) &&
      query.terms.every((asked) => asked.facet === leftOut || passes(row, asked)) &&
      query.ranges.every(({ max, min, range }) => {
        const span = row.ranges[range];
        return range === leftOut || (span !== undefined && span[0] <= max && span[1] >= min);
      }),
  );
}

test('the index agrees with the reference filter after any sequence of changes', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(anyRow, { selector: ({ id }) => id, maxLength: 10 }),
      fc.array(fc.oneof(anyRow, fc.integer({ min: 1, max: 12 })), { maxLength: 12 }),
      anyQuery,
      (first, changes, query) => {
        const index = createFacetIndex(SCHEMA, first);
        const rows = new Map(first.map((row) => [row.id, row]));
        for (const change of changes) {
          if (typeof change === 'number') {
            index.remove(change);
            rows.delete(change);
          } else {
            index.put(change);
            rows.set(change.id, change);
          }
        }
        const all = [...rows.values()];
        const found = passing(all, query);
        const answer = index.find(query);
        expect(index.size).toBe(all.length);
        expect(answer.total).toBe(found.length);
        const pages = Array.from({ length: answer.totalPages }, (_, at) => index.find({ ...query, page: at + 1 }).ids);
        expect(pages.flat().sort((a, b) => a - b)).toEqual(found.map(({ id }) => id).sort((a, b) => a - b));
        expect(pages[answer.page - 1]).toEqual(answer.ids);
        for (const { choice, name } of query.counts) {
          const counted = choice === 'AND' ? found : passing(all, query, name);
          for (const [key, count] of answer.counts[name] ?? [])
            expect(count).toBe(counted.filter((row) => has(row, { facet: name }, key)).length);
        }
        const pricesOf = (rows: FacetRow[]) => rows.flatMap(({ ranges }) => (ranges.price ? [ranges.price] : []));
        const left = pricesOf(passing(all, query, 'price'));
        // A range filter stays visible for an empty result.
        const priced = left.length > 0 ? left : pricesOf(passing(all, { ...query, terms: [], ranges: [] }));
        expect(answer.ranges.price).toEqual(
          priced.length === 0
            ? undefined
            : { min: Math.min(...priced.map(([from]) => from)), max: Math.max(...priced.map(([, to]) => to)) },
        );
        for (const [name, count] of Object.entries(answer.without))
          expect(count).toBe(passing(all, query, name.split('/')[1]).length);
      },
    ),
    { numRuns: 400 },
  );
});

const plain: IndexQuery = { base: { terms: [] }, terms: [], ranges: [], page: 1, limit: 10, counts: [] };
const row = (id: number, keys: FacetRow['keys']): FacetRow => ({ id, terms: {}, ranges: {}, keys });

test('the order does not depend on how documents were added; those without a key come last', () => {
  const rows = [
    row(1, { date: 3, title: 'Atlas 10' }),
    row(2, { title: 'atlas 9' }),
    row(3, { date: 9 }),
    row(4, { date: 3, title: 'Fes' }),
  ];
  const atOnce = createFacetIndex(SCHEMA, rows);
  const oneByOne = createFacetIndex(SCHEMA, []);
  for (const each of rows) oneByOne.put(each);
  for (const index of [atOnce, oneByOne]) {
    const ids = (name: string, isDescending: boolean) => index.find({ ...plain, order: { name, isDescending } }).ids;
    expect(ids('date', true)).toEqual([3, 4, 1, 2]);
    expect(ids('date', false)).toEqual([1, 4, 3, 2]);
    expect(ids('title', false)).toEqual([2, 1, 4, 3]);
  }
});

test('documents selected by ids keep that order', () => {
  const index = createFacetIndex(SCHEMA, [row(1, {}), row(2, {}), row(3, {})]);
  expect(index.find({ ...plain, base: { terms: [], ids: [3, 1, 9, 3] } }).ids).toEqual([3, 1]);
});

test('an index grows beyond its initial capacity', () => {
  const index = createFacetIndex(SCHEMA, []);
  for (let id = 1; id <= 3000; id += 1)
    index.put({ ...row(id, { date: id }), terms: { length: [id % 2 ? 'short' : 'long'] } });
  const { ids, total } = index.find({
    ...plain,
    terms: [{ facet: 'length', keys: ['long'], join: 'OR' }],
    page: 2,
    limit: 2,
  });
  expect(total).toBe(1500);
  expect(ids).toEqual([2996, 2994]);
});
