import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { childrenOf, parseXml, textOf } from '../../../tests/support/widgets/parseXml.ts';
import type { Media } from '../../content/documentTypes.ts';
import { buildDocument } from '../head/testSupport.ts';
import { buildSitemap, type SitemapEntry } from './sitemap.ts';
import { sitemapEntry } from './sitemapEntry.ts';
import { planSitemap } from './sitemapFiles.ts';
import { sitemapText } from './sitemapText.ts';

const entry = (number: number, lastModified = '2026-05-01T08:00:00.000Z'): SitemapEntry => ({
  url: `https://rihla.example/${number}/`,
  lastModified,
  images: [],
});

describe('buildSitemap', () => {
  test('lists URL, date and pictures, and nothing search engines ignore', () => {
    const images = [{ url: 'https://rihla.example/media/a.jpg', title: 'Dunes & "sky"' }];
    const root = parseXml(buildSitemap([{ ...entry(1), images }]));
    const url = root.children[0];
    expect(root.name).toBe('urlset');
    expect(url?.children.map((child) => child.name)).toEqual(['loc', 'lastmod', 'image:image']);
    expect(textOf(url, 'lastmod')).toBe('2026-05-01T08:00:00Z');
    expect(textOf(url?.children[2], 'image:loc')).toBe('https://rihla.example/media/a.jpg');
    expect(textOf(url?.children[2], 'image:title')).toBe('Dunes & "sky"');
  });

  test('leaves out an unknown date', () => {
    expect(buildSitemap([entry(1, ''), entry(2, 'soon')])).not.toContain('lastmod');
  });

  test('is well-formed whatever its input', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (title) => {
        const root = parseXml(buildSitemap([{ ...entry(1), images: [{ url: 'https://rihla.example/a', title }] }]));
        expect(root.children).toHaveLength(1);
      }),
    );
  });
});

describe('planSitemap', () => {
  const groups = { pages: [1, 2], posts: [3, 4, 5], tags: [] };

  test('is one file while it fits', () => {
    expect([...planSitemap(groups)]).toEqual([['/sitemap.xml', { kind: 'pages', pages: [1, 2, 3, 4, 5] }]]);
  });

  test('is an index over files by type when there are too many pages', () => {
    const files = [
      { path: '/sitemap-pages-1.xml', pages: [1, 2] },
      { path: '/sitemap-posts-1.xml', pages: [3, 4] },
      { path: '/sitemap-posts-2.xml', pages: [5] },
    ];
    expect([...planSitemap(groups, { single: 4, perFile: 2 })]).toEqual([
      ['/sitemap.xml', { kind: 'index', files }],
      ...files.map(({ pages, path }) => [path, { kind: 'pages', pages }]),
    ]);
  });

  test('lists every page once, and no file exceeds its limit', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('pages', 'posts', 'tours'), fc.array(fc.nat())),
        fc.integer({ min: 1, max: 9 }),
        (kinds, perFile) => {
          const [[, first] = []] = planSitemap(kinds, { single: perFile, perFile });
          const files = first?.kind === 'index' ? first.files : [{ pages: first?.pages ?? [] }];
          expect(files.flatMap(({ pages }) => pages)).toEqual(Object.values(kinds).flat());
          for (const { pages } of files) expect(pages.length).toBeLessThanOrEqual(perFile);
        },
      ),
    );
  });
});

describe('sitemapText', () => {
  const page = (id: number, picture?: number, updatedAt = '2026-05-01T08:00:00.000Z') => ({
    ...{ id, path: `/${id}/`, publishedAt: undefined, updatedAt, picture },
  });
  const asked: number[][] = [];
  const content = (pages: ReturnType<typeof page>[]) => ({
    listAddresses: async (kind: string) => (kind === 'posts' ? pages : []),
    listTranslations: async () => [],
    pictures: async (ids: readonly number[]) => {
      asked.push([...ids]);
      return new Map([[9, buildDocument().image as Media]]);
    },
  });
  const ask = (path: string, pages: ReturnType<typeof page>[]) =>
    sitemapText(path, { content: content(pages), kinds: ['pages', 'posts'], publicUrl: 'https://rihla.example' });

  test('has the pictures of its pages, without deleted ones', async () => {
    const root = parseXml((await ask('/sitemap.xml', [page(1, 9), page(2, 8), page(3)])) ?? '');
    expect(root.children.map((url) => childrenOf(url, 'image:image').length)).toEqual([1, 0, 0]);
  });

  test('is an index with each file’s last change for many pages, and reads the pictures of one file only', async () => {
    const pages = Array.from({ length: 5_001 }, (_, index) => page(index + 1, index + 1));
    pages[17] = page(18, 18, '2026-08-01T00:00:00.000Z');
    asked.length = 0;
    const index = parseXml((await ask('/sitemap.xml', pages)) ?? '');
    expect(index.children.map((child) => [textOf(child, 'loc'), textOf(child, 'lastmod')])).toEqual([
      ['https://rihla.example/sitemap-posts-1.xml', '2026-08-01T00:00:00Z'],
      ['https://rihla.example/sitemap-posts-2.xml', '2026-05-01T08:00:00Z'],
    ]);
    const second = parseXml((await ask('/sitemap-posts-2.xml', pages)) ?? '');
    expect(childrenOf(second, 'url').map((url) => textOf(url, 'loc'))).toEqual(['https://rihla.example/5001/']);
    expect(asked).toEqual([[5_001]]);
  });

  test.each(['/sitemap-of-our-journeys/', '/sitemap-posts-1.xml', '/sitemap-posts-0.xml', '/sitemap'])(
    'is undefined at %s',
    async (path) => {
      expect(await ask(path, [page(1)])).toBeUndefined();
    },
  );
});

describe('sitemapEntry', () => {
  test('has the encoded URL, the true date and the main picture', () => {
    const document = buildDocument({ path: '/désert/رحلة/' });
    expect(sitemapEntry('https://rihla.example', document, document.image)).toEqual({
      url: 'https://rihla.example/d%C3%A9sert/%D8%B1%D8%AD%D9%84%D8%A9/',
      lastModified: '2026-06-02T10:30:00Z',
      images: [{ url: 'https://rihla.example/media/dunes-1280x853.jpg', title: 'Dunes at dawn' }],
    });
  });
});
