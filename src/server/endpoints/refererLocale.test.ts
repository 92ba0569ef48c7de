import { expect, test } from 'vitest';
import { refererLocale } from './refererLocale.ts';

test.each([
  ['https://khettara.example/ar/pattern-book/forms/?a=1', 'ar'],
  ['https://khettara.example/fr/pattern-book/', 'fr'],
  ['https://khettara.example/pattern-book/forms/', 'en'],
  // Not offered.
  ['https://khettara.example/ar/contact/', 'en'],
  ['https://khettara.example', 'en'],
  ['no address', 'en'],
  ['', 'en'],
  [undefined, 'en'],
])('what is sent from %s is answered in “%s”', (referer, locale) => {
  expect(refererLocale(referer)).toBe(locale);
});
