import { expect, test, vi } from 'vitest';
import type { FilteredList, FilteredQuery } from '../../content/listTypes.ts';
import { createRegistry } from '../../shared/registry.ts';
import type { RenderContext, Widget } from '../context.ts';
import { queryListing } from './queryListing.ts';

const kinds: Partial<Widget>[] = [
  {
    name: 'plain-list',
    planListing: ({ id }) => (id === 'lost' ? undefined : { kind: 'posts', limit: 6, order: 'title', baseUrl: '/a/' }),
  },
  {
    name: 'filter',
    usesListing: (block) => ({
      listing: block.blockName,
      facets: [{ name: block.id ?? '', choice: 'OR' as const }],
    }),
  },
];

const block = (blockType: string, id: string, more: object = {}) => ({ blockType, id, ...more });

function buildContext(blocks: object[], query?: string) {
  const filter = vi.fn(async (_kind: string, _query: FilteredQuery) => ({ totalDocs: 3 }) as FilteredList);
  const context = {
    layouts: [blocks],
    widgets: createRegistry('widget', kinds as { name: string }[]),
    loaded: new Map(),
    found: new Map(),
    view: { path: '/a/', query },
    content: { filter },
  };
  return { filter, context: context as unknown as RenderContext };
}

const PAGE = [
  block('filter', 'months', { blockName: 'l-2' }),
  block('plain-list', 'l-1', { advanced: { htmlId: 'journeys' } }),
  block('plain-list', 'l-2'),
  block('filter', 'types'),
  block('filter', 'destinations', { blockName: '#journeys' }),
];

test('queries each listing once for all its blocks, with the facets they need', async () => {
  const { context, filter } = buildContext(PAGE, 'e-filter-l1-types=a~b&e-page-l1=2&e-filter-l2-types=c');
  const [first, again, second] = await Promise.all(
    [{}, { listing: 'journeys' }, { listing: 'l2' }].map((use) => queryListing(use, context)),
  );
  expect(first).toBe(again);
  expect([first?.widgetId, second?.widgetId]).toEqual(['l1', 'l2']);
  expect(filter.mock.calls).toEqual([
    [
      'posts',
      {
        filters: { taxonomy: { types: { terms: ['a', 'b'], logicalJoin: 'OR' } } },
        order: 'title',
        page: 2,
        limit: 6,
        facets: [
          { name: 'types', choice: 'OR' },
          { name: 'destinations', choice: 'OR' },
        ],
      },
    ],
    [
      'posts',
      {
        filters: { taxonomy: { types: { terms: ['c'], logicalJoin: 'AND' } } },
        order: 'title',
        page: 1,
        limit: 6,
        facets: [{ name: 'months', choice: 'OR' }],
      },
    ],
  ]);
});

test('a visitor’s sort order overrides that of the listing', async () => {
  const { context, filter } = buildContext(PAGE, 'e-filter-l1-order=price');
  await queryListing({}, context);
  expect(filter.mock.calls[0]?.[1].order).toBe('price');
});

test.each([
  ['no listing on the page', [block('filter', 'types')], {}],
  ['none of that name', PAGE, { listing: 'elsewhere' }],
  ['one that lists nothing', [block('plain-list', 'lost')], {}],
  ['one without an id', [block('plain-list', '')], {}],
])('returns undefined: %s', async (_, blocks, use) => {
  const { context, filter } = buildContext(blocks);
  expect(await queryListing(use, context)).toBeUndefined();
  expect(filter).not.toHaveBeenCalled();
});

test('a given state takes precedence over the query', async () => {
  const { context, filter } = buildContext(PAGE, 'e-filter-l1-types=a&e-page-l1=2&e-filter-l2-types=c');
  const filters = { taxonomy: { types: { terms: ['b'], logicalJoin: 'OR' as const } } };
  context.view = { ...context.view, listings: new Map([['l1', { filters, page: 3 }]]) };
  await queryListing({ listing: 'journeys' }, context);
  await queryListing({ listing: 'l2' }, context);
  expect(filter.mock.calls.map(([, asked]) => [asked.filters, asked.page])).toEqual([
    [filters, 3],
    [{ taxonomy: { types: { terms: ['c'], logicalJoin: 'AND' } } }, 1],
  ]);
});
