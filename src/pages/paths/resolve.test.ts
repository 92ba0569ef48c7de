import { describe, expect, test, vi } from 'vitest';
import { fakeContent, storedContent } from '../../../tests/support/pageBuilders.ts';
import { documents } from '../../documents/registry.ts';
import { JOURNEYS } from '../../render/samples/posts.ts';
import { resolvePath } from './resolve.ts';

const published = { _status: 'published' as const };
const stored = {
  pages: [
    { id: 1, path: '/about/', ...published },
    { id: 2, path: '/secret/', _status: 'draft' as const },
    { id: 3, path: '/pattern-book/text/', ...published },
  ],
  posts: [
    { id: 11, path: '/', ...published },
    { id: 12, path: '/articles/', ...published },
  ],
  redirects: [
    { from: '/about/', to: '/elsewhere/', status: '301' as const },
    { from: '/old/', to: '/about/', status: '301' as const },
    { from: '/soon/', to: 'https://other.example/été?x=a b', status: '302' as const },
    { from: '/encoded/', to: '/caf%C3%A9/?q=1%2F2', status: '301' as const },
    { from: '/removed/', status: '410' as const },
    { from: '/self/', to: '/Self', status: '301' as const },
    { from: '/empty/', to: '', status: '301' as const },
    { from: '/category/renamed/', to: '/category/journeys/', status: '301' as const },
  ],
};
const resolve = (path: string) =>
  resolvePath(path, { content: fakeContent(storedContent(stored)), documents, parts: [] });

describe('a document', () => {
  test('of either collection is found by its path', async () => {
    expect(await resolve('/about/')).toMatchObject({ kind: 'document', collection: 'pages', doc: { id: 1 } });
    expect(await resolve('/')).toMatchObject({ kind: 'document', collection: 'posts', doc: { id: 11 } });
  });

  test('takes precedence over a redirect from its path, and over an archive', async () => {
    expect(await resolve('/about/')).toMatchObject({ kind: 'document' });
    expect(await resolve('/articles/')).toMatchObject({ kind: 'document', doc: { id: 12 } });
  });

  test('of the pattern book is found in every language, any other in those of the site', async () => {
    expect(await resolve('/pattern-book/text/')).toMatchObject({ locale: 'en', doc: { id: 3 } });
    expect(await resolve('/ar/pattern-book/text/')).toMatchObject({ locale: 'ar', doc: { id: 3 } });
    expect(await resolve('/ar/about/')).toEqual({ kind: 'not-found' });
  });

  test('that is a draft is not found', async () => {
    expect(await resolve('/secret/')).toEqual({ kind: 'not-found' });
  });
});

describe('an archive', () => {
  test('of all articles, or of a term', async () => {
    const empty = resolvePath('/articles/', { content: fakeContent(), documents, parts: [] });
    expect(await empty).toMatchObject({
      kind: 'archive',
      archive: { of: { kind: 'posts' }, title: 'Articles', basePath: '/articles/', page: 1 },
    });
    expect(await resolve('/category/journeys/page/3/')).toMatchObject({
      kind: 'archive',
      archive: {
        of: { kind: 'posts', terms: { categories: [JOURNEYS.id] } },
        title: 'Journeys',
        basePath: '/category/journeys/',
        feedPath: '/category/journeys/feed/',
        page: 3,
      },
    });
    expect(await resolve('/tag/journeys/')).toMatchObject({
      archive: { of: { kind: 'posts', terms: { tags: [JOURNEYS.id] } }, feedPath: undefined },
    });
  });

  test('has its first page at one path only', async () => {
    expect(await resolve('/category/journeys/page/1/')).toEqual({
      kind: 'redirect',
      to: '/category/journeys/',
      status: 301,
    });
  });

  test.each([
    '/category/journeys/page/4/',
    '/category/journeys/page/0/',
    '/category/journeys/page/02/',
    '/category/journeys/page/99999/',
    '/category/nothing/',
    '/category/nothing/page/1/',
    '/category/',
  ])('%s is not found', async (path) => {
    expect(await resolve(path)).toEqual({ kind: 'not-found' });
  });

  test('of a deleted term follows a redirect', async () => {
    expect(await resolve('/category/renamed/')).toEqual({ kind: 'redirect', to: '/category/journeys/', status: 301 });
  });
});

describe('a search', () => {
  test('keeps its words, and queries no document', async () => {
    const findDocument = vi.fn();
    const resolution = await resolvePath('/search/Erg Chebbi/page/2/', {
      content: fakeContent({ findDocument }),
      documents,
      parts: [],
    });
    expect(resolution).toMatchObject({
      archive: { query: 'Erg Chebbi', basePath: '/search/Erg Chebbi/', page: 2 },
    });
    expect(findDocument).not.toHaveBeenCalled();
  });

  test('without words shows the form', async () => {
    expect(await resolve('/search/')).toMatchObject({ archive: { query: '', basePath: '/search/' } });
  });

  test('has its first page at one path only, encoded', async () => {
    expect(await resolve('/search/where to go?/page/1/')).toEqual({
      kind: 'redirect',
      to: '/search/where%20to%20go%3F/',
      status: 301,
    });
  });

  test('can be filtered by kind in its path, but not by an unsearched one', async () => {
    expect(await resolve('/search/erg/posts/')).toMatchObject({
      kind: 'archive',
      archive: { query: 'erg', searchedKind: 'posts', basePath: '/search/erg/posts/' },
    });
    expect(await resolve('/search/posts/')).toMatchObject({ archive: { query: 'posts' } });
    expect(await resolve('/search/erg/menus/')).toEqual({ kind: 'not-found' });
    expect(await resolve('/search/erg/constructor/')).toEqual({ kind: 'not-found' });
  });

  test.each(['/search/page/2/', '/search/erg/page/4/', '/search/erg/page/02/', '/search/erg/chebbi/'])(
    '%s is not found',
    async (path) => {
      expect(await resolve(path)).toEqual({ kind: 'not-found' });
    },
  );
});

describe('a redirect', () => {
  test.each([
    ['/old/', '/about/', 301],
    ['/soon/', 'https://other.example/%C3%A9t%C3%A9?x=a%20b', 302],
    ['/encoded/', '/caf%C3%A9/?q=1%2F2', 301],
  ])('from %s leads to %s with %i', async (path, to, status) => {
    expect(await resolve(path)).toEqual({ kind: 'redirect', to, status });
  });

  test('can answer 410 Gone', async () => {
    expect(await resolve('/removed/')).toEqual({ kind: 'gone' });
  });

  test.each(['/self/', '/empty/', '/nothing/'])('from %s has no target', async (path) => {
    expect(await resolve(path)).toEqual({ kind: 'not-found' });
  });
});
