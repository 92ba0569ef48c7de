import { expect, test } from 'vitest';
import { buildPlainView, fakeContent, renderTestPage } from '../../../tests/support/pageBuilders.ts';
import type { Alternate } from '../../content/documentTypes.ts';
import { languageLinks } from './languageLinks.ts';

const FRONTS: readonly Alternate[] = [
  { locale: 'en', path: '/' },
  { locale: 'fr', path: '/fr/' },
];
const DESERT: readonly Alternate[] = [
  { locale: 'en', path: '/desert/' },
  { locale: 'ar', path: '/ar/الصحراء/' },
];
const read = (path: string, alternates: readonly Alternate[] | undefined, fronts = FRONTS) =>
  languageLinks({ path, locale: 'en', languages: alternates && { alternates } }, fronts).map(
    ({ isCurrent, isFront, locale, path: to }) =>
      `${locale} ${to}${isCurrent ? ' current' : ''}${isFront ? ' front' : ''}`,
  );

test('leads to the same page where it is translated, else to the front page in that language', () => {
  expect(read('/desert/', DESERT)).toEqual(['en /desert/ current', 'fr /fr/ front', 'ar /ar/الصحراء/']);
});

test('takes the language of the page from its URL, also in an untranslated header', () => {
  expect(read('/ar/الصحراء/', DESERT)).toEqual(['en /desert/', 'fr /fr/ front', 'ar /ar/الصحراء/ current']);
});

test('of a page without a document links to the front pages', () => {
  expect(read('/search/', undefined)).toEqual(['en /search/ current', 'fr /fr/ front']);
});

test('is empty on a site with one language, with a note to editors', async () => {
  const view = buildPlainView([{ blockType: 'language-switcher' }]);
  const content = fakeContent({ listFronts: async () => [] });
  expect((await renderTestPage(view, { content })).html).not.toContain('r-languages');
  expect((await renderTestPage(view, { content, editing: true })).html).toContain('This page has one language.');
});

test('names each language in itself, marked with it', async () => {
  const { html } = await renderTestPage(buildPlainView([{ blockType: 'language-switcher' }]), {});
  expect(html).toMatch(/<nav aria-label="Languages"[^>]*>/);
  expect(html).toContain('<span aria-current="page">English</span>');
  const [french = ''] = /<li[^>]*lang="fr"[^>]*>.*?<\/li>/s.exec(html) ?? [];
  expect(french).toMatch(/<a [^>]*href="\/fr\/"/);
  expect(french).toMatch(/<a [^>]*hreflang="fr"/i);
  expect(french).toContain('Français<small> · page d’accueil</small>');
});
