import { expect, it } from 'vitest';
import { describeDatabase } from '../../../tests/support/database/testDatabase.ts';
import { buildTestSite } from '../../../tests/support/testSite.ts';
import { readSearchBox, searchBoxPath } from './searchBoxPath.ts';

describeDatabase('the dialog of the search', (db) => {
  const box = async (locale: string): Promise<string> => {
    const { fragments } = buildTestSite(db.payload);
    const { body } = (await fragments.find(({ name }) => name === 'search')?.respond(readSearchBox(locale) ?? 0)) ?? {};
    return JSON.parse(String(body)).html;
  };

  it('speaks the language of the page that opens it, and leads to the results in it', async () => {
    const french = await box('fr');
    expect(french).toContain('aria-label="Recherche"');
    expect(french).toContain('action="/fr/search/"');
    expect(french).toContain('lang=fr');
    expect(await box('en')).toContain('action="/search/"');
  });

  it('is there in the languages with a catalogue', () => {
    expect(['en', 'fr', 'ar', 'xx', '1', ''].map(readSearchBox)).toEqual([1, 2, 3, undefined, undefined, undefined]);
    expect(searchBoxPath('fr')).toBe('/wp-json/rihla/v1/search-box/fr/');
  });
});
