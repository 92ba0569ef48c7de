import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { Theme } from '../../render/types.ts';
import { darkColours } from '../../shared/looks/darkColours.ts';
import { Head, type HeadProps } from './Head.tsx';
import {
  buildArchiveView,
  buildDocument,
  buildMedia,
  buildMissingView,
  buildSearchView,
  buildSite,
  buildView,
} from './testSupport.ts';

const COLOURS = { paper: '#fffaf0', ink: '#112233', brand: '#223344' };

const { DOMParser } = new JSDOM('').window;

function renderHead(props: HeadProps): HTMLHeadElement {
  const html = renderToStaticMarkup(
    createElement('html', { lang: 'en' }, createElement('head', null, <Head {...props} />)),
  );
  return new DOMParser().parseFromString(`<!doctype html>${html}`, 'text/html').head;
}

function meta(head: HTMLHeadElement, name: string): string | undefined {
  return head.querySelector<HTMLMetaElement>(`meta[name="${name}"], meta[property="${name}"]`)?.content;
}

function link(head: HTMLHeadElement, rel: string): string | null | undefined {
  return head.querySelector(`link[rel="${rel}"]`)?.getAttribute('href');
}

describe('a page in another language', () => {
  const languages = {
    alternates: [],
    translation: { locale: 'fr', sourcePath: '/', translated: new Set<string>() },
  } as const;
  const view = (image: ReturnType<typeof buildMedia>) =>
    buildView({
      locale: 'fr',
      path: '/fr/',
      languages: { ...languages, alternates: [] },
      document: buildDocument({ image }),
    });

  test('describes its picture for sharing in its own language alone', () => {
    expect(meta(renderHead({ view: view(buildMedia()) }), 'og:image:alt')).toBeUndefined();
    const spoken = buildMedia({ alt: 'Les dunes à l’aube', locale: 'fr' });
    expect(meta(renderHead({ view: view(spoken) }), 'og:image:alt')).toBe('Les dunes à l’aube');
  });
});

describe('a page that search engines must not index', () => {
  test('404: noindex, and no canonical URL', () => {
    const head = renderHead({ view: buildMissingView() });
    expect(meta(head, 'robots')).toBe('noindex');
    expect(link(head, 'canonical')).toBeUndefined();
    expect(meta(head, 'og:url')).toBeUndefined();
  });

  test('search: noindex with its own URL', () => {
    const head = renderHead({ view: buildSearchView() });
    expect(meta(head, 'robots')).toBe('noindex');
    expect(link(head, 'canonical')).toBe('https://rihla.example/search/%C3%A9t%C3%A9%20%26%20sud/');
  });

  test('a preview', () => {
    expect(meta(renderHead({ view: buildView(), isPreview: true }), 'robots')).toBe('noindex');
  });

  test('a document with noindex', () => {
    const document = buildDocument({
      meta: { title: undefined, description: undefined, image: undefined, noindex: true },
    });
    expect(meta(renderHead({ view: buildView({ document }) }), 'robots')).toBe('noindex');
  });

  test('any page before the launch', () => {
    expect(meta(renderHead({ view: buildView({ isPreparing: true }) }), 'robots')).toBe('noindex');
  });

  test('a template on its own', () => {
    expect(meta(renderHead({ view: buildView({ kind: 'template' }) }), 'robots')).toBe('noindex');
  });
});

describe('an article', () => {
  const head = renderHead({ view: buildView() });

  test('has the basics, character set first', () => {
    expect(head.firstElementChild?.getAttribute('charset')).toBe('utf-8');
    expect(head.querySelector('title')?.textContent).toBe('Three nights in the dunes · Rihla Travel');
    expect(meta(head, 'description')).toBe('What it is like to sleep under the stars.');
    expect(link(head, 'canonical')).toBe('https://rihla.example/three-nights/');
    expect(meta(head, 'robots')).toBeUndefined();
    expect(meta(head, 'theme-color')).toBe('#fffaf0');
    expect(link(head, 'icon')).toMatch(/^data:image\/svg\+xml,%3Csvg%20/);
    expect(link(head, 'alternate')).toBe('https://rihla.example/feed/');
  });

  test('is shared with its title, dates, terms and a large JPEG', () => {
    expect(meta(head, 'og:title')).toBe('Three nights in the dunes');
    expect(meta(head, 'og:type')).toBe('article');
    expect(meta(head, 'og:url')).toBe('https://rihla.example/three-nights/');
    expect(meta(head, 'og:site_name')).toBe('Rihla Travel');
    expect(meta(head, 'og:locale')).toMatch(/^[a-z]{2}_[A-Z]{2}$/);
    expect(meta(head, 'og:image')).toBe('https://rihla.example/media/dunes-1280x853.jpg');
    expect([meta(head, 'og:image:width'), meta(head, 'og:image:height')]).toEqual(['1280', '853']);
    expect(meta(head, 'og:image:alt')).toBe('Dunes at dawn');
    expect(meta(head, 'twitter:card')).toBe('summary_large_image');
    expect(meta(head, 'article:published_time')).toBe('2026-05-01T08:00:00Z');
    expect(meta(head, 'article:modified_time')).toBe('2026-06-02T10:30:00Z');
    expect(meta(head, 'article:section')).toBe('Desert');
    const tags = [...head.querySelectorAll<HTMLMetaElement>('meta[property="article:tag"]')].map((tag) => tag.content);
    expect(tags).toEqual(['Camping', 'Stars']);
  });

  test('preloads no font ahead of its picture', () => {
    expect(head.querySelector('link[rel="preload"]')).toBeNull();
  });
});

describe('titles', () => {
  const titleOf = (props: HeadProps) => renderHead(props).querySelector('title')?.textContent;

  test('an SEO title is used without the site’s name', () => {
    const document = buildDocument({
      meta: { title: 'Dunes, slowly', description: 'Sleep out.', image: undefined, noindex: false },
    });
    const head = renderHead({ view: buildView({ document }) });
    expect(head.querySelector('title')?.textContent).toBe('Dunes, slowly');
    expect(meta(head, 'description')).toBe('Sleep out.');
  });

  test('the front page has its own title, and the site’s description', () => {
    const head = renderHead({
      view: buildView({ path: '/', title: 'Tours of Morocco', document: undefined, kind: 'page' }),
    });
    expect(head.querySelector('title')?.textContent).toBe('Tours of Morocco');
    expect(meta(head, 'description')).toBe('Small tours with local guides.');
    expect(meta(head, 'og:type')).toBe('website');
  });

  test('line breaks and lone surrogates are removed from the title', () => {
    expect(titleOf({ view: buildView({ title: ' A\n  b \ud800', path: '/a/', document: undefined }) })).toBe(
      'A b \ufffd · Rihla Travel',
    );
  });
});

describe('an archive', () => {
  test('has its page number, its canonical URL, and prev and next links', () => {
    const head = renderHead({ view: buildArchiveView(2), pageCount: 3 });
    expect(head.querySelector('title')?.textContent).toBe('Desert – Page 2 · Rihla Travel');
    expect(link(head, 'canonical')).toBe('https://rihla.example/category/d%C3%A9sert/page/2/');
    expect(link(head, 'prev')).toBe('https://rihla.example/category/d%C3%A9sert/');
    expect(link(head, 'next')).toBe('https://rihla.example/category/d%C3%A9sert/page/3/');
  });

  test('has prev or next only where there is one', () => {
    expect(link(renderHead({ view: buildArchiveView(1), pageCount: 2 }), 'prev')).toBeUndefined();
    expect(link(renderHead({ view: buildArchiveView(2), pageCount: 2 }), 'next')).toBeUndefined();
  });

  test('of a category has a feed of its own', () => {
    const feeds = renderHead({ view: buildArchiveView(1) }).querySelectorAll('link[type="application/rss+xml"]');
    expect([...feeds].map((feed) => feed.getAttribute('href'))).toEqual([
      'https://rihla.example/feed/',
      'https://rihla.example/category/d%C3%A9sert/feed/',
    ]);
  });
});

describe('the shared picture', () => {
  const pictureOf = (view: HeadProps['view']) => meta(renderHead({ view }), 'og:image');

  test('is the one for sharing, else the document’s, else the site’s', () => {
    const image = buildMedia({ filename: 'own.jpg', sizes: {} });
    const chosen = buildDocument({ meta: { title: undefined, description: undefined, image, noindex: false } });
    expect(pictureOf(buildView({ document: chosen }))).toBe('https://rihla.example/media/own.jpg');
    expect(pictureOf(buildView({ document: buildDocument({ image: undefined }) }))).toBe(
      'https://rihla.example/media/share.jpg',
    );
  });

  test('is the widest JPEG when none is large', () => {
    const sizes = {
      jpeg640: { filename: 'small.jpg', mimeType: 'image/jpeg', width: 640, height: 400 },
      jpeg1280: { filename: 'été 900.jpg', mimeType: 'image/jpeg', width: 900, height: 600 },
    };
    const document = buildDocument({ image: buildMedia({ sizes }) });
    expect(pictureOf(buildView({ document }))).toBe('https://rihla.example/media/%C3%A9t%C3%A9%20900.jpg');
  });

  test('is left out where there is none', () => {
    const document = buildDocument({ image: buildMedia({ mimeType: 'image/avif', sizes: {} }) });
    const head = renderHead({ view: buildView({ document, site: buildSite({ shareImage: 9 }) }) });
    expect(meta(head, 'og:image')).toBeUndefined();
    expect(meta(head, 'twitter:card')).toBe('summary');
  });
});

test('editors’ text cannot break out of its attribute or its title', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.constant('"></title><script>alert(1)</script>')), (text) => {
      const document = buildDocument({ title: text, excerpt: text, byline: text });
      const head = renderHead({
        view: buildView({ document, title: text, theme: { id: 1, colours: { paper: text } } as Theme }),
      });
      expect(head.querySelector('script')).toBeNull();
      expect(head.querySelectorAll('title')).toHaveLength(1);
    }),
    { numRuns: 50 },
  );
});

test.each([
  ['plain', [darkColours(COLOURS).paper, COLOURS.paper]],
  ['ink', [COLOURS.ink]],
  ['brand', [COLOURS.brand]],
] as const)(
  'browsers on phones continue the colour of a %s header, which a band keeps in dark mode',
  (header, expected) => {
    const theme = { ...buildView().theme, colours: COLOURS, style: { header, dark: 'auto' } } as Theme;
    const head = renderHead({ view: buildView({ theme }) });
    const found = [...head.querySelectorAll('meta[name=theme-color]')].map((meta) => meta.getAttribute('content'));
    expect(found).toEqual(expected);
  },
);
