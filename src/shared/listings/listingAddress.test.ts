import { expect, test } from 'vitest';
import { filteredAddress, pageAddress } from './listingAddress.ts';

const DESERT = { taxonomy: { t: { terms: ['desert'], logicalJoin: 'AND' as const } } };

test.each([
  // On the first page the URL path is kept.
  ['/tours/?utm=a%2Bb', '/tours/', 1, '/tours/?utm=a%2Bb&e-filter-x-t=desert'],
  ['/tours/?page=2', '/tours/', 1, '/tours/?page=2&e-filter-x-t=desert'],
  // Beyond it, it is that of the first page.
  ['/tours/page/3/', '/tours/', 3, '/tours/?e-filter-x-t=desert'],
  ['/tours/?e-page-x=3&e-page-y=2&e-filter-x-t=coast', '/tours/', 3, '/tours/?e-page-y=2&e-filter-x-t=desert'],
  ['/tours/?paged=3&page=3&utm=1', '/tours/?utm=1&page=1', 3, '/tours/?utm=1&e-filter-x-t=desert'],
  ['/tours/page/2/', 'https://elsewhere.example//tours/', 2, '/tours/?e-filter-x-t=desert'],
  ['/tours/?e-page-x=2', '', 2, '/tours/?e-filter-x-t=desert'],
])('from %s with base %s on page %i filters lead to %s', (address, baseUrl, page, expected) => {
  expect(filteredAddress(DESERT, { widgetId: 'x', address, baseUrl, page })).toBe(expected);
});

test('without any filter left it is the plain path', () => {
  const place = { widgetId: 'x', address: '/tours/?e-filter-x-t=desert', baseUrl: '/tours/', page: 1 };
  expect(filteredAddress({}, place)).toBe('/tours/');
});

test('another page keeps filters and other parameters', () => {
  const address = '/tours/?e-filter-x-t=a~b&e-page-y=2#list';
  expect(pageAddress(2, { widgetId: 'x', address })).toBe('/tours/?e-filter-x-t=a~b&e-page-y=2&e-page-x=2');
  expect(pageAddress(1, { widgetId: 'x', address: '/tours/?e-page-x=2' })).toBe('/tours/');
});
