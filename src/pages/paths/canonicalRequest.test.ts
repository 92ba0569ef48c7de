import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SEARCH_MAX_LENGTH } from '../../shared/search/cleanSearch.ts';
import { canonicalRequest } from './canonicalRequest.ts';

const ask = (path: string, query = '') => canonicalRequest({ path, query: new URLSearchParams(query) });

test.each([
  ['/', '/'],
  ['/about/', '/about/'],
  ['/caf%C3%A9/', '/café/'],
  ['/caf%c3%a9/', '/café/'],
  ["/it's:here/", "/it's:here/"],
  ['/search/Erg%20Chebbi/', '/search/Erg Chebbi/'],
  ['/search/Erg%20Chebbi/page/2/', '/search/Erg Chebbi/page/2/'],
  ['/search/', '/search/'],
  ['/sitemap.xml', '/sitemap.xml'],
  ['/sitemap-posts-2.xml', '/sitemap-posts-2.xml'],
  ['/robots.txt', '/robots.txt'],
])('%s is canonical', (sent, path) => {
  expect(ask(sent)).toEqual({ path });
});

test.each([
  ['/about', '/about/'],
  ['/About/', '/about/'],
  ['//about///team', '/about/team/'],
  ['/a/./../b/', '/a/b/'],
  ['/%2e%2e/%2E%2E/etc/passwd', '/etc/passwd/'],
  ['/..%2f..%2fetc', '/etc/'],
  ['/\\evil.example', '/evil.example/'],
  ['//evil.example', '/evil.example/'],
  ['/a%2Fb/', '/a/b/'],
  ['/cafe%CC%81/', '/caf%C3%A9/'],
  ['/what%3F', '/what%3F/'],
  ['/SEARCH/Erg', '/search/Erg/'],
  ['/search//Erg/', '/search/Erg/'],
  ['/search/a%2Fb/', '/search/a%20b/'],
  ['/search/a%00b/', '/search/a%20b/'],
  ['/search/%20/', '/search/'],
  ['/search/%2e%2e/', '/search/'],
])('%s redirects to %s', (sent, redirect) => {
  expect(ask(sent)).toEqual({ redirect });
});

test('keeps the query', () => {
  expect(ask('/about', 'utm_source=a b&x=%C3%A9')).toEqual({ redirect: '/about/?utm_source=a+b&x=%C3%A9' });
});

test.each(['/%', '/%E0%A4%A/', '/%ff/', '/a%00b/', '/search/%zz/'])('%s is invalid and is left as it is', (path) => {
  expect(ask(path)).toEqual({ path });
});

describe('?s=', () => {
  test.each([
    ['/', 's=dunes', '/search/dunes/'],
    ['/search/', 's=Erg+Chebbi', '/search/Erg%20Chebbi/'],
    ['/search/old/', 's=new&x=1', '/search/new/'],
    ['/SEARCH', 's=new', '/search/new/'],
    ['//', 's=new', '/search/new/'],
    ['/', 's=', '/search/'],
    ['/', 's=+%20', '/search/'],
    ['/', 's=a/b', '/search/a%20b/'],
    ['/', 's=where to go?', '/search/where%20to%20go%3F/'],
    ['/', 's=..', '/search/'],
    ['/', `s=${'x'.repeat(300)}`, `/search/${'x'.repeat(SEARCH_MAX_LENGTH)}/`],
  ])('%s?%s redirects to %s', (path, query, redirect) => {
    expect(ask(path, query)).toEqual({ redirect });
  });

  test('is truncated between letters, never inside one', () => {
    expect(ask('/', `s=${'🐪'.repeat(120)}`)).toEqual({
      redirect: `/search/${encodeURIComponent('🐪'.repeat(SEARCH_MAX_LENGTH))}/`,
    });
  });

  test.each(['/about/', '/searching-for-water/'])('is ignored on %s', (path) => {
    expect(ask(path, 's=dunes')).toEqual({ path });
  });
});

test('a redirect leads to a canonical path, whatever is sent', () => {
  const segment = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('..', '.', '%2e', '%2F', '%', 'search', 'SEARCH', 'page', 'É', 'İ', '🐪'),
  );
  const path = fc
    .array(
      fc.oneof(
        segment,
        segment.map((text) => encodeURIComponent(text.toWellFormed())),
      ),
    )
    .map((parts) => `/${parts.join('/')}`);
  const query = fc
    .option(fc.string({ unit: 'binary' }), { nil: undefined })
    .map((s) => new URLSearchParams(s === undefined ? {} : { s }));
  fc.assert(
    fc.property(path, query, (sent, asked) => {
      const first = canonicalRequest({ path: sent, query: asked });
      if (!('redirect' in first)) return fc.pre(false);
      expect(first.redirect).toMatch(/^\/(?!\/)[\x21-\x7e]*$/);
      const next = new URL(first.redirect, 'https://rihla.example');
      expect(canonicalRequest({ path: next.pathname, query: next.searchParams })).toHaveProperty('path');
    }),
    { numRuns: 500 },
  );
});
