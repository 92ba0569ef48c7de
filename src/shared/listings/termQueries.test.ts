import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chooseTerm } from './chooseTerm.ts';
import { filterQuery } from './filterQuery.ts';
import { MAX_TERMS, TAXONOMY } from './filters.ts';
import { termQueries } from './termQueries.ts';
import type { ConsolidatedFilters, FilterChoice, LogicalJoin } from './types.ts';

const NAMES = ['places', 'places-far', 'a', 'z', 'Öde'];
const SLUGS = ['sand', 'dunes', 'wüste', 'a', 'A', '1', 'sand-2', 'not a term', ''];

const filters = fc
  .dictionary(
    fc.constantFrom(...NAMES),
    fc.record({
      terms: fc.array(fc.constantFrom(...SLUGS), { maxLength: 5 }),
      logicalJoin: fc.constantFrom<LogicalJoin>('AND', 'OR', 'NOT'),
    }),
  )
  .map(
    (ofType): ConsolidatedFilters => ({ [TAXONOMY]: ofType, range: { days: { terms: ['2..4'], logicalJoin: 'AND' } } }),
  );

function queryOf(chosen: ConsolidatedFilters, asked: Parameters<typeof termQueries>[1], term: string): string {
  const { after, before, cleared, valueWith } = termQueries(chosen, asked);
  const value = valueWith(term);
  return value ? before + value + after : cleared;
}

test('a term’s link leads where choosing it leads', () => {
  fc.assert(
    fc.property(
      filters,
      fc.constantFrom(...NAMES),
      fc.constantFrom(...SLUGS),
      fc.constantFrom<FilterChoice>('AND', 'OR', 'DISABLED'),
      fc.boolean(),
      fc.constantFrom('', '?x=1&e-page-l1=3', '%3Fa', 'e-filter-l1-places=old&e-filter-l10-places=kept', '&?'),
      (chosen, taxonomy, term, operator, isExclusion, query) => {
        const choice = { taxonomy, operator, isExclusion };
        expect(queryOf(chosen, { ...choice, widgetId: 'l1', query }, term)).toBe(
          filterQuery('l1', chooseTerm(chosen, { ...choice, term }), query),
        );
      },
    ),
    { numRuns: 1_000 },
  );
});

test('at the maximum number of terms, another one is not added', () => {
  const terms = Array.from({ length: MAX_TERMS }, (_, at) => `term-${at}`);
  const chosen: ConsolidatedFilters = { [TAXONOMY]: { places: { terms, logicalJoin: 'OR' } } };
  const choice = { taxonomy: 'places', operator: 'OR' as const, widgetId: 'l1', query: '' };
  expect(queryOf(chosen, choice, 'a')).toBe(filterQuery('l1', chosen, ''));
});
