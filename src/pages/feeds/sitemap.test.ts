import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildDocument } from '../head/testSupport.ts';
import { childrenOf, parseXml, textOf } from './parseXml.ts';
import { buildSitemap, type SitemapEntry } from './sitemap.ts';
import { sitemapEntry } from './sitemapEntry.ts';
import { buildSitemapFiles } from './sitemapFiles.ts';

const entry = (number: number, lastModified = '2026-05-01T08:00:00.000Z'): SitemapEntry => ({
  url: `https://rihla.example/${number}/`,
  lastModified,
  images: [],
});

describe('buildSitemap', () => {
  test('lists address, date and pictures, and nothing search engines ignore', () => {
    const images = [{ url: 'https://rihla.example/media/a.jpg', title: 'Dunes & "sky"' }];
    const root = parseXml(buildSitemap([{ ...entry(1), images }]));
    const url = root.children[0];
    expect(root.name).toBe('urlset');
    expect(url?.children.map((child) => child.name)).toEqual(['loc', 'lastmod', 'image:image']);
    expect(textOf(url, 'lastmod')).toBe('2026-05-01T08:00:00Z');
    expect(textOf(url?.children[2], 'image:loc')).toBe('https://rihla.example/media/a.jpg');
    expect(textOf(url?.children[2], 'image:title')).toBe('Dunes & "sky"');
  });

  test('leaves out a date that is not known', () => {
    expect(buildSitemap([entry(1, ''), entry(2, 'soon')])).not.toContain('lastmod');
  });

  test('is well-formed whatever it is given', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (title) => {
        const root = parseXml(buildSitemap([{ ...entry(1), images: [{ url: 'https://rihla.example/a', title }] }]));
        expect(root.children).toHaveLength(1);
      }),
    );
  });
});

describe('buildSitemapFiles', () => {
  const groups = {
    pages: [entry(1), entry(2)],
    posts: [entry(3), entry(4, '2026-08-01T00:00:00.000Z'), entry(5)],
    tags: [],
  };

  test('is one file while it can be', () => {
    const files = buildSitemapFiles('https://rihla.example', groups);
    expect([...files.keys()]).toEqual(['/sitemap.xml']);
    expect(parseXml(files.get('/sitemap.xml') ?? '').children).toHaveLength(5);
  });

  test('is an index over files by type when there are too many pages', () => {
    const files = buildSitemapFiles('https://rihla.example', groups, { single: 4, perFile: 2 });
    expect([...files.keys()]).toEqual([
      '/sitemap.xml',
      '/sitemap-pages-1.xml',
      '/sitemap-posts-1.xml',
      '/sitemap-posts-2.xml',
    ]);
    const index = parseXml(files.get('/sitemap.xml') ?? '');
    expect(index.name).toBe('sitemapindex');
    expect(index.children.map((child) => [textOf(child, 'loc'), textOf(child, 'lastmod')])).toEqual([
      ['https://rihla.example/sitemap-pages-1.xml', '2026-05-01T08:00:00Z'],
      ['https://rihla.example/sitemap-posts-1.xml', '2026-08-01T00:00:00Z'],
      ['https://rihla.example/sitemap-posts-2.xml', '2026-05-01T08:00:00Z'],
    ]);
    const listed = [...files.values()]
      .slice(1)
      .flatMap((file) => childrenOf(parseXml(file), 'url').map((url) => textOf(url, 'loc')));
    expect(listed).toEqual([1, 2, 3, 4, 5].map((number) => `https://rihla.example/${number}/`));
  });
});

describe('sitemapEntry', () => {
  test('has the encoded address, the true date and the main picture', () => {
    expect(sitemapEntry('https://rihla.example', buildDocument({ path: '/désert/رحلة/' }))).toEqual({
      url: 'https://rihla.example/d%C3%A9sert/%D8%B1%D8%AD%D9%84%D8%A9/',
      lastModified: '2026-06-02T10:30:00Z',
      images: [{ url: 'https://rihla.example/media/dunes-1280x853.jpg', title: 'Dunes at dawn' }],
    });
  });

  test('is none for a document kept out of search engines', () => {
    const meta = { title: undefined, description: undefined, image: undefined, noindex: true };
    expect(sitemapEntry('https://rihla.example', buildDocument({ meta }))).toBeUndefined();
  });
});
