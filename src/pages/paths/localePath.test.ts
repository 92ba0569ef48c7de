import { expect, test } from 'vitest';
import { joinLocale } from '../../shared/locales.ts';
import { splitLocale } from './localePath.ts';

test.each([
  ['/pattern-book/text/', 'en', '/pattern-book/text/'],
  ['/ar/pattern-book/text/', 'ar', '/pattern-book/text/'],
  ['/fr/pattern-book/', 'fr', '/pattern-book/'],
  // A language that the site does not offer is an ordinary path segment.
  ['/ar/', 'en', '/ar/'],
  ['/fr/tours/', 'en', '/fr/tours/'],
  // The default language has no second address.
  ['/en/pattern-book/', 'en', '/en/pattern-book/'],
  ['/de/pattern-book/', 'en', '/de/pattern-book/'],
  ['/', 'en', '/'],
] as const)('%s is in “%s” the path %s', (whole, locale, path) => {
  expect(splitLocale(whole)).toEqual({ locale, path });
  expect(joinLocale({ locale, path })).toBe(whole);
});
