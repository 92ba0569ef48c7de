import { expect, test } from 'vitest';
import { formOf, hrefOf } from './place.ts';
import type { ListingRequest } from './queryListing.ts';

const asked = (address: string, page = 1) =>
  ({ widgetId: 'x', address, list: { page }, plan: { baseUrl: '/tours/' } }) as ListingRequest;
const DESERT = { taxonomy: { t: { terms: ['désert'], logicalJoin: 'AND' as const } } };

test('a choice links to an encoded URL', () => {
  expect(hrefOf(DESERT, asked('/voyages/été/?utm=a%2Bb'))).toBe(
    '/voyages/%C3%A9t%C3%A9/?utm=a%2Bb&e-filter-x-t=d%C3%A9sert',
  );
  expect(hrefOf({}, asked('/tours/?e-filter-x-t=a&e-page-x=3', 3))).toBe('/tours/');
});

test('a form keeps every other parameter as a hidden field, decoded', () => {
  expect(formOf(DESERT, asked('/tours/?utm=a%2Bb&e-page-x=2', 2))).toEqual({
    action: '/tours/',
    hidden: [
      ['utm', 'a+b'],
      ['e-filter-x-t', 'désert'],
    ],
  });
});
