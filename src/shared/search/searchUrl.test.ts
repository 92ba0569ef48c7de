import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanSearch } from './cleanSearch.ts';
import { liveSearchUrl, RESULTS_URL, resultsUrl, searchUrl } from './searchUrl.ts';

test.each([
  ['tea & salt', 'tea%20%26%20salt'],
  ['$& $1 $$ $`', '%24%26%20%241%20%24%24%20%24%60'],
  ['50 %', '50%20%25'],
  ['a/b#c?d', 'a%20b%23c%3Fd'],
  ['“quotes” \'and\' "these"', "%E2%80%9Cquotes%E2%80%9D%20'and'%20%22these%22"],
  ['كثبان ☕️', '%D9%83%D8%AB%D8%A8%D8%A7%D9%86%20%E2%98%95%EF%B8%8F'],
  ['QUERY_STRING', 'QUERY_STRING'],
  ['\ud800', '%EF%BF%BD'],
])('%s is encoded and inserted literally', (words, encoded) => {
  expect(searchUrl(RESULTS_URL, words)).toBe(`/search/${encoded}/`);
  expect(searchUrl(liveSearchUrl(6), words)).toBe(`/wp-json/rihla/v1/search/?s=${encoded}&limit=6`);
});

test('any query can be read back from the URL', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 500 }), (words) => {
      const { pathname, searchParams } = new URL(searchUrl(liveSearchUrl(6), words), 'https://khettara.example');
      expect([pathname, searchParams.get('s')]).toEqual(['/wp-json/rihla/v1/search/', cleanSearch(words)]);
    }),
  );
});

test('both know the language of the page', () => {
  expect([resultsUrl('fr'), resultsUrl('en')]).toEqual(['/fr/search/QUERY_STRING/', RESULTS_URL]);
  expect(searchUrl(liveSearchUrl(6, 'ar'), 'erg')).toBe('/wp-json/rihla/v1/search/?s=erg&limit=6&lang=ar');
});
