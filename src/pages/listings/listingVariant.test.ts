import { expect, test } from 'vitest';
import { buildFiltered, fakeContent } from '../../../tests/support/pageBuilders.ts';
import { readFilters } from '../../shared/listings/filterQuery.ts';
import { readPage } from '../../shared/listings/pageQuery.ts';
import { listingVariant } from './listingVariant.ts';

const LISTINGS = ['b', 'a'].map((widgetId) => ({ widgetId, plan: { kind: 'posts', limit: 6, baseUrl: '/a/' } }));

const variant = (query: string) =>
  listingVariant(LISTINGS, new URLSearchParams(query), {
    content: fakeContent({
      filter: async (_, { filters, page = 1 }) =>
        buildFiltered({
          page: Math.min(page, 3),
          unknown: Object.entries(filters.taxonomy ?? {}).flatMap(([name, { terms }]) =>
            name === 'made-up' ? [name] : terms.filter((term) => term === 'gone').map((term) => `${name}/${term}`),
          ),
        }),
    }),
    ordersOf: () => [{ name: 'price', title: 'Price', field: 'price' }],
  });

test.each([
  ['', ''],
  ['utm_source=x&e-filter-c-tags=sand&e-page-c=2&s=x', ''],
  ['e-page-a=1&e-page-b=0&e-filter-a-tags=', ''],
  ['e-filter-a-tags=sand%7Etea', 'e-filter-a-tags=sand~tea'],
  ['e-filter-a-tags=tea~sand', 'e-filter-a-tags=sand~tea'],
  ['e-page-b=2&x=1&e-filter-a-tags=tea', 'e-filter-a-tags=tea&e-page-b=2'],
  ['e-filter-a-tags=gone&e-filter-a-made-up=x', ''],
  ['e-filter-a-tags=gone~tea', 'e-filter-a-tags=tea'],
  ['e-page-a=99', 'e-page-a=3'],
  ['e-filter-a-order=price', 'e-filter-a-order=price'],
  ['e-filter-a-order=made-up', ''],
])('normalizes %j to %j', async (query, expected) => {
  const { listings, query: written } = await variant(query);
  expect(decodeURIComponent(written)).toBe(expected);
  // The states equal those parsed from the normalized query.
  const read = LISTINGS.map(({ widgetId }) => ({
    filters: readFilters(widgetId, written),
    page: readPage(widgetId, written),
  }));
  expect(LISTINGS.map(({ widgetId }) => listings.get(widgetId))).toEqual(read);
});
