import { describe, expect, test } from 'vitest';
import { buildList, buildResults, fakeContent } from '../../../tests/support/pageBuilders.ts';
import { renderExample } from '../../../tests/support/widgets/renderExample.ts';
import type { SearchResultsBlock } from '../../cms/payload-types.ts';
import type { SearchResults } from '../../content/listTypes.ts';
import { samplePost } from '../../render/samples/posts.ts';

async function show(found: Partial<SearchResults> = {}, block: Partial<SearchResultsBlock> = {}, archive: object = {}) {
  const content = fakeContent({ search: async () => buildResults(buildList(), found) });
  const example = { block: { blockType: 'search-results' as const, ...block }, page: 'search' as const };
  const change = <T,>(content: T): T => {
    const { archive: own } = content as { archive?: object };
    return own ? { ...content, archive: { ...own, ...archive } } : content;
  };
  return (await renderExample(example, { content, change })).main;
}
const texts = (main: HTMLElement, selector: string) =>
  [...main.querySelectorAll(selector)].map((one) => one.textContent);

test('shows the number of results and the query', async () => {
  expect(texts(await show({ totalDocs: 1 }), '.r-results__count')).toEqual(['1 result for “été & sud”']);
  expect(texts(await show({ totalDocs: 7 }), '.r-results__count')).toEqual(['7 results for “été & sud”']);
});

test('kinds are links with their own URLs, and the current one is marked', async () => {
  const main = await show({}, {}, { searchedKind: 'posts' });
  const links = [...main.querySelectorAll('.r-results__kinds a')];
  const base = '/search/%C3%A9t%C3%A9%20%26%20sud/';
  expect(links.map((link) => link.getAttribute('href'))).toEqual([base, `${base}pages/`, `${base}posts/`]);
  expect(texts(main, '[aria-current=page]')[0]).toMatch(/^Articles/);
  const only = [{ name: 'posts', words: { one: 'search.article', many: 'archive.articles' }, count: 3 } as const];
  expect((await show({ kinds: only })).querySelector('.r-results__kinds')).toBeNull();
});

test('the query is highlighted and escaped', async () => {
  const post = samplePost({ id: 1, title: '<b>Été</b> au sud', path: '/sud/', excerpt: 'Un été.' });
  const main = await show({ ...buildList({ docs: [post] }) });
  expect(texts(main, 'mark')).toEqual(['Été', 'sud', 'été']);
  expect(main.querySelector('.r-results__title')?.textContent).toBe('<b>Été</b> au sud');
});

describe('without results', () => {
  const NOTHING = { docs: [], totalDocs: 0, totalPages: 0, kinds: [] };

  test('shows a message, suggestions and the editor’s help, and is counted', async () => {
    const help = [{ blockType: 'heading' as const, text: 'Write to us', level: 'h2' as const }];
    const main = await show({ ...NOTHING, suggestion: 'été sud' }, { help: help as never });
    expect(texts(main, '.r-results__count')).toEqual(['No results']);
    expect(main.querySelector('.r-results__suggestion a')?.getAttribute('href')).toBe('/search/%C3%A9t%C3%A9%20sud/');
    expect(texts(main, '.r-results__help h2')).toEqual(['Write to us']);
    expect(main.querySelector('rihla-island')?.getAttribute('props')).toBe('{"words":"été & sud"}');
  });

  test('is not counted while the index is not ready, or for a single kind', async () => {
    const partial = await show({ ...NOTHING, isPartial: true });
    expect(partial.querySelector('rihla-island')).toBeNull();
    expect(texts(partial, '.r-results__note')[0]).toContain('getting ready');
    expect((await show(NOTHING, {}, { searchedKind: 'posts' })).querySelector('rihla-island')).toBeNull();
  });
});
