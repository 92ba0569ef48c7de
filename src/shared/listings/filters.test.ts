import { describe, expect, test } from 'vitest';
import { chooseOrder, chooseTerm, dropTerm, readOperator } from './chooseTerm.ts';
import { chosenOrder, clearFilters, countChoices } from './filters.ts';
import { parseFilters } from './parseFilters.ts';
import type { ConsolidatedFilters, LogicalJoin } from './types.ts';
import { widgetIdOf } from './widgetId.ts';

const of = (t: { terms: string[]; logicalJoin: LogicalJoin }): ConsolidatedFilters => ({ taxonomy: { t } });

describe('parseFilters', () => {
  test.each([
    [undefined, {}],
    [null, {}],
    [[], {}],
    [{ taxonomy: { t: { terms: ['a'] } } }, of({ terms: ['a'], logicalJoin: 'AND' })],
    [{ taxonomy: { t: { terms: ['a', 'a'], logicalJoin: 'NOT' } } }, of({ terms: ['a'], logicalJoin: 'NOT' })],
    [{ taxonomy: { t: { terms: [] } } }, {}],
    ['a', undefined],
    [[1], undefined],
    [{ taxonomy: [] }, undefined],
    [{ taxonomy: { t: ['a'] } }, undefined],
    [{ taxonomy: { t: { terms: 'a' } } }, undefined],
    [{ taxonomy: { t: { terms: ['a b'] } } }, undefined],
    [{ taxonomy: { t: { terms: ['a'], logicalJoin: 'XOR' } } }, undefined],
    [JSON.parse('{"taxonomy":{"__proto__":{"terms":["a"]}}}'), undefined],
  ])('parses %j', (body, filters) => {
    expect(parseFilters(body)).toEqual(filters);
  });
});

describe('a click on a term', () => {
  const choose = (filters: ConsolidatedFilters, term: string, operator: unknown, isExclusion = false) =>
    chooseTerm(filters, { taxonomy: 't', term, operator: readOperator(operator), isExclusion });

  test.each([['IN'], ['and'], [''], [undefined], [null], [{}]])(
    'with the operator %j replaces the others; the active one clears',
    (operator) => {
      const first = choose({}, 'a', operator);
      expect(first).toEqual(of({ terms: ['a'], logicalJoin: 'AND' }));
      expect(choose(first, 'b', operator)).toEqual(of({ terms: ['b'], logicalJoin: 'AND' }));
      expect(choose(first, 'a', operator)).toEqual({});
    },
  );

  test.each(['AND', 'OR'] as const)('with %s toggles it', (operator) => {
    const both = choose(choose({}, 'a', operator), 'b', operator);
    expect(both).toEqual(of({ terms: ['a', 'b'], logicalJoin: operator }));
    expect(choose(both, 'a', operator)).toEqual(of({ terms: ['b'], logicalJoin: operator }));
  });

  test('can exclude it, separate from included terms', () => {
    const without = choose(choose({}, 'a', 'OR', true), 'b', 'OR', true);
    expect(without).toEqual(of({ terms: ['a', 'b'], logicalJoin: 'NOT' }));
    expect(choose(without, 'c', 'OR')).toEqual(of({ terms: ['c'], logicalJoin: 'OR' }));
  });
});

test('only terms and ranges count, and are cleared', () => {
  const filters = chooseOrder(
    {
      ...of({ terms: ['a', 'b'], logicalJoin: 'OR' }),
      range: { price: { terms: ['250..'], logicalJoin: 'AND' } },
    },
    'days',
  );
  expect(countChoices(filters)).toBe(3);
  expect(chosenOrder(filters)).toBe('days');
  expect(clearFilters(filters)).toEqual({ order: { order: { terms: ['days'], logicalJoin: 'AND' } } });
  expect(dropTerm(filters, 'taxonomy', 't', 'a')).toMatchObject(of({ terms: ['b'], logicalJoin: 'OR' }));
});

test.each([
  ['66f0-ab-12', '66f0ab12'],
  [7, '7'],
  [null, ''],
  [{}, ''],
  ['a"><b', 'ab'],
])('the widget id of block %j is %s', (block, id) => {
  expect(widgetIdOf(block)).toBe(id);
});
