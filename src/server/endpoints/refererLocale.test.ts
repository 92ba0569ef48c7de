import { expect, test } from 'vitest';
import { describeDatabase } from '../../../tests/support/database/testDatabase.ts';
import { refererLocale } from './refererLocale.ts';

describeDatabase('the language of the page that a request came from', (db) => {
  test.each([
    ['https://khettara.example/fr/panier/?a=1', 'fr'],
    ['https://khettara.example/fr/', 'fr'],
    // Not offered, but its pattern book can be read.
    ['https://khettara.example/ar/contact/', 'en'],
    ['https://khettara.example/ar/pattern-book/forms/?a=1', 'ar'],
    ['https://khettara.example/pattern-book/forms/', 'en'],
    ['https://khettara.example', 'en'],
    ['no address', 'en'],
    ['', 'en'],
    [undefined, 'en'],
  ])('for %s is “%s”', async (referer, locale) => {
    await db.payload.updateGlobal({ slug: 'languages', data: { offered: ['fr'] } });
    expect(await refererLocale(db.payload, referer)).toBe(locale);
  });
});
