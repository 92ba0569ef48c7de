import { expect, test } from 'vitest';
import { keepLanguage, saidLanguage } from './keepLanguage.ts';

const PAGE =
  '<form action="/shop/checkout/" method="post"><button formAction="/shop/cart/remove/">×</button></form>' +
  '<form action="/ar/search/" method="get"></form><form action="https://elsewhere.example/" method="post"></form>';

test('a refused form says the language of its page when it is sent again', () => {
  const html = keepLanguage(PAGE, 'ar');
  expect(html).toContain('<form action="/shop/checkout/?lang=ar" method="post">');
  expect(html).toContain('<button formAction="/shop/cart/remove/?lang=ar">');
  expect(keepLanguage(html, 'ar')).toBe(html);
});

test('forms that ask, forms of other sites and pages of the default language are left alone', () => {
  expect(keepLanguage(PAGE, 'ar')).toContain('<form action="/ar/search/" method="get">');
  expect(keepLanguage(PAGE, 'ar')).toContain('<form action="https://elsewhere.example/" method="post">');
  expect(keepLanguage(PAGE, 'en')).toBe(PAGE);
});

test('only a language that the site knows is understood', () => {
  expect(saidLanguage(new URLSearchParams('lang=ar'))).toBe('ar');
  expect(saidLanguage(new URLSearchParams('lang=xx'))).toBeUndefined();
  expect(saidLanguage(new URLSearchParams())).toBeUndefined();
});
