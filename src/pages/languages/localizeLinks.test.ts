import { expect, test } from 'vitest';
import { fakeContent } from '../../../tests/support/pageBuilders.ts';
import type { TranslatedPath } from '../../content/documentTypes.ts';
import type { SharedContent } from '../../content/types.ts';
import { documents } from '../../documents/registry.ts';
import { localizeLinks } from './localizeLinks.ts';

const KNOWN: readonly TranslatedPath[] = [
  { collection: 'pages', id: 1, sourcePath: '/café/', path: '/fr/le café/' },
  { collection: 'pages', id: 2, sourcePath: '/cart/', path: undefined },
  { collection: 'pages', id: 3, sourcePath: '/about/', path: undefined },
];
const content = fakeContent({
  shared: async () => ({}) as SharedContent,
  findTranslated: async (paths) => KNOWN.filter(({ sourcePath }) => paths.includes(sourcePath)),
});
const parts = [{ interfacePages: () => [{ collection: 'pages', id: 2, title: 'cart.title' as const }] }];
const localize = (html: string) => localizeLinks(html, 'fr', { content, documents, parts });

test.each([
  ['<a class="r-link" href="/caf%C3%A9/">', '<a class="r-link" href="/fr/le%20caf%C3%A9/">'],
  ['<a href="/caf%C3%A9/?a=1#day-2" data-x="/cart/">', '<a href="/fr/le%20caf%C3%A9/?a=1#day-2" data-x="/cart/">'],
  ['<a href="/cart/#rihla-action:action=x">', '<a href="/fr/cart/#rihla-action:action=x">'],
  ['<form action="/search/" method="get">', '<form action="/fr/search/" method="get">'],
  ['<a href="/search/Erg%20%2F/page/2/">', '<a href="/fr/search/Erg%20%2F/page/2/">'],
  ['<a href="/tours/?e-filter-a-month=5">', '<a href="/fr/tours/?e-filter-a-month=5">'],
  ['<a href="/articles/page/2/">', '<a href="/fr/articles/page/2/">'],
])('%s leads to the page in the language', async (html, made) => {
  expect(await localize(html)).toBe(made);
});

test.each([
  ['a page that is not translated', '<a href="/about/">'],
  ['a document below a list', '<a href="/tours/dunes/">'],
  ['a file', '<a href="/media/map.png">'],
  ['another site', '<a href="https://a.example/cart/">'],
  ['a link that chooses its language', '<a href="/cart/" hrefLang="en">'],
  ['no link', '<link href="/cart/" rel="x"><img data-href="/cart/">'],
  ['an address that cannot be read', '<a href="/%E0%A4%A/">'],
])('%s stays unchanged', async (_, html) => {
  expect(await localize(html)).toBe(html);
});
