import { createHash } from 'node:crypto';
import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';
import {
  buildPageView,
  buildPlainView,
  buildTemplate,
  buildTracking,
  LOADER,
  renderBlocksPage,
  renderTestPage,
} from '../../../tests/support/pageBuilders.ts';
import type { TrackingSettings } from '../../parts/consent/trackingSettings.ts';
import { MAIN_MENU } from '../../render/samples/menus.ts';
import { CARAVAN, GORGE } from '../../render/samples/pictures.ts';
import { heading, richText } from '../../render/samples/text.ts';
import type { AnyBlock, DocumentView, PageView } from '../../render/types.ts';
import { ACTION_LINKS } from '../../shared/actions/prefix.ts';
import { writeAction } from '../../shared/actions/writeAction.ts';
import { EARLY_FONTS_MEDIA } from '../../styles/fonts/earlyFonts.ts';
import { DESERT_TOUR } from '../../tours/samples.ts';
import { tourOf } from '../../tours/tour.ts';

const parse = (html: string) => new JSDOM(html.replace(/<style>[\s\S]*?<\/style>/, '')).window.document;
const mainOf = (html: string) => parse(html).querySelector('main') as HTMLElement;
const styleOf = (html: string) => html.match(/<style>([\s\S]*?)<\/style>/)?.[1] ?? '';

const quote = (text = 'Then you sit.', id = 'q1'): AnyBlock => ({ blockType: 'quote', id, text });

describe('style', () => {
  test('of each widget is inlined once, however often it is used, and of no other', async () => {
    const divider = { blockType: 'divider' };
    const { html } = await renderBlocksPage([
      quote(),
      quote(),
      { blockType: 'container', blocks: [quote(), divider, divider] },
    ]);
    const style = styleOf(html);
    expect(style.split('.r-quote--pull {')).toHaveLength(2);
    expect(style.split('.r-divider {')).toHaveLength(2);
    expect(style).not.toContain('.r-button');
  });

  test('of a block that renders nothing is left out', async () => {
    const { html } = await renderBlocksPage([{ blockType: 'button' }, quote()]);
    expect(styleOf(html)).not.toContain('.r-button');
  });

  test('declares the cascade layers first', async () => {
    expect(styleOf((await renderBlocksPage([])).html)).toMatch(/^\s*@layer tokens, ?reset, ?base, ?widgets, ?blocks;/);
  });
});

describe('script', () => {
  const scriptsOf = (html: string) => [...parse(html).querySelectorAll('script:not([type="application/ld+json"])')];

  test('a page with an action link can load the code for link actions', async () => {
    const open = writeAction({ action: 'popup:open', settings: { id: 1 } });
    const linkTo = (address: string): AnyBlock => ({
      blockType: 'button',
      label: 'Packing guide',
      link: { kind: 'address', address },
    });
    const markerOf = (html: string) => parse(html).querySelector('rihla-island[name="actions"]');
    expect(markerOf((await renderBlocksPage([linkTo('/packing/')])).html)).toBeNull();
    const { html } = await renderBlocksPage([linkTo(`/packing/${open}`)]);
    expect(markerOf(html)?.getAttribute('trigger')).toMatch(/^link\(a\[.+\]\) \| address\(#rihla-action\)$/);
    expect(parse(html).querySelector(ACTION_LINKS)?.textContent).toBe('Packing guide');
  });

  test('the lightbox is loaded only where a link can open it, and the policy allows its video hosts', async () => {
    const film = 'https://vimeo.com/76979871';
    const linkTo = (address: string, lightbox?: 'yes'): AnyBlock => ({
      blockType: 'image',
      picture: CARAVAN,
      link: { kind: 'address', address },
      ...(lightbox && { lightbox }),
    });
    const markerOf = (html: string) => parse(html).querySelector('rihla-island[name="lightbox"]');
    for (const address of ['/packing/', film]) {
      expect(markerOf((await renderBlocksPage([linkTo(address)])).html)).toBeNull();
    }
    const { contentSecurityPolicy, html } = await renderBlocksPage([linkTo('/media/map.png?v=2')]);
    expect(contentSecurityPolicy).not.toMatch(/frame-src|media-src/);
    const [, selector = ''] =
      markerOf(html)
        ?.getAttribute('trigger')
        ?.match(/^link\((.+)\) \| address\(/) ?? [];
    expect(parse(html).querySelector(selector)?.getAttribute('href')).toBe('/media/map.png?v=2');
    const films = await renderBlocksPage([linkTo(film, 'yes')]);
    expect(films.contentSecurityPolicy).toContain('; frame-src https://player.vimeo.com; ');
  });

  test('a page without islands has none', async () => {
    const { html } = await renderBlocksPage([quote(), { blockType: 'divider' }]);
    expect(scriptsOf(html)).toEqual([]);
    expect(parse(html).querySelector('rihla-island')).toBeNull();
    expect(styleOf(html)).not.toContain('display: contents');
  });

  test('a page with islands has the loader, once', async () => {
    const { html } = await renderTestPage(buildPageView('article'));
    expect(html).toContain('<rihla-island');
    const { window } = new JSDOM(html, { runScripts: 'dangerously' });
    expect(scriptsOf(html)).toHaveLength(1);
    // A script element created by script: the only kind that every browser trusts by the hash of its creator.
    const [started, ...others] = window.document.querySelectorAll('script[src]');
    expect(started?.getAttribute('src')).toBe(LOADER);
    expect(others).toEqual([]);
  });

  test('counts page views where the site has popups, even on a page without islands, but never for an editor', async () => {
    const popups = [{ id: 5, conditions: [], triggers: {} }];
    const read = async (options: Partial<Parameters<typeof renderTestPage>[1]> = {}, view = {}) => {
      const { documentElement } = parse((await renderTestPage({ ...buildPageView('article', view) }, options)).html);
      return documentElement.hasAttribute('data-popups');
    };
    expect([
      await read(),
      await read({}, { parts: { popups } }),
      await read({ editing: true }, { parts: { popups } }),
    ]).toEqual([false, true, false]);
  });

  test('on phones, a page with islands defers the font of running text', async () => {
    const { documentElement } = parse((await renderTestPage(buildPageView('article'))).html);
    expect(documentElement.hasAttribute('data-fonts')).toBe(false);
    const fonts = [...documentElement.querySelectorAll('link[as="font"]')];
    expect(fonts.map((link) => link.getAttribute('media'))).toEqual([null, EARLY_FONTS_MEDIA]);
  });

  test('a page without islands loads the fonts at once, since nothing could load them later', async () => {
    const { documentElement } = parse((await renderBlocksPage([quote()])).html);
    expect(documentElement.hasAttribute('data-fonts')).toBe(true);
    expect(documentElement.querySelector('link[as="font"]')?.hasAttribute('media')).toBe(false);
  });

  test('the structured data is that of the page', async () => {
    const { html } = await renderTestPage(buildPageView('article'));
    const data = JSON.parse(parse(html).querySelector('script[type="application/ld+json"]')?.textContent ?? '');
    expect(JSON.stringify(data)).toContain('Three nights in the dunes');
  });
});

describe('the content security policy', () => {
  test('a popup that fails to render does not fail its page, and is logged', async () => {
    const popup = { id: 5, conditions: [{ rule: 'include' as const, of: 'site' as const }], open_selector: 'a' };
    const view = buildPlainView([quote()], { parts: { popups: [popup] } });
    const findFragment = () => Promise.reject(new Error('away'));
    const { html, problems } = await renderTestPage(view, { findFragment });
    expect(html).toContain('Then you sit.');
    expect(problems).toEqual([
      expect.objectContaining({
        message: expect.stringContaining('Popup 5 could not be rendered'),
        error: Error('away'),
      }),
    ]);
  });

  const hash = (source: string) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`;
  const article = (): PageView => ({
    ...buildPageView('article'),
    templates: templates([{ blockType: 'table-of-contents' }, { blockType: 'document-content' }]),
  });

  test('allows every inline script and style by its hash', async () => {
    const { contentSecurityPolicy, html } = await renderTestPage(article());
    const scripts = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, source]) => source ?? '');
    expect(scripts).toHaveLength(2);
    const directives = new Map(
      contentSecurityPolicy.split('; ').map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)]),
    );
    expect(new Set(directives.get('script-src'))).toEqual(
      new Set(["'self'", "'strict-dynamic'", ...scripts.map(hash)]),
    );
    expect(directives.get('style-src')).toEqual(["'self'", hash(styleOf(html))]);
  });

  test('allows nothing unsafe, and no other hosts', async () => {
    const { contentSecurityPolicy } = await renderTestPage(article());
    expect(contentSecurityPolicy).not.toMatch(/unsafe|\*|https?:/);
    for (const part of [
      "default-src 'none'",
      "base-uri 'none'",
      "object-src 'none'",
      "form-action 'self'",
      "frame-ancestors 'self'",
    ]) {
      expect(contentSecurityPolicy.split('; ')).toContain(part);
    }
  });

  test('shows editors the same fonts as visitors, even if they load late', async () => {
    const fontFaces = '@font-face{font-family:"Sand";font-display:optional}';
    expect((await renderTestPage(article(), { fontFaces })).html).toContain('font-display:optional');
    expect((await renderTestPage(article(), { fontFaces, editing: true })).html).toContain('font-display:swap');
  });

  test('allows a preview to change its styles, but not its scripts', async () => {
    const { contentSecurityPolicy } = await renderTestPage(article(), { editing: true });
    expect(contentSecurityPolicy).toContain("style-src 'self' 'unsafe-inline'");
    expect(contentSecurityPolicy.split("'unsafe-inline'")).toHaveLength(2);
  });
});

describe('pictures', () => {
  const image = (picture: unknown) => ({ blockType: 'image', picture });

  test('only the first has a high fetch priority; all have width and height', async () => {
    const { html } = await renderBlocksPage([
      image(CARAVAN),
      { blockType: 'container', blocks: [image(GORGE)] },
      { blockType: 'posts' },
    ]);
    const images = [...mainOf(html).querySelectorAll('img')];
    expect(images.length).toBeGreaterThan(4);
    expect(images.map((shown) => shown.getAttribute('fetchpriority'))).toEqual([
      'high',
      ...images.slice(1).map(() => null),
    ]);
    expect(images.map((shown) => shown.getAttribute('loading'))).toEqual([null, ...images.slice(1).map(() => 'lazy')]);
    expect(images.filter((shown) => !shown.getAttribute('width') || !shown.getAttribute('height'))).toEqual([]);
  });

  test('a background precedes the pictures in front of it', async () => {
    const { html } = await renderBlocksPage([
      { blockType: 'container', backgroundImage: CARAVAN, blocks: [image(GORGE)] },
    ]);
    const [first] = mainOf(html).querySelectorAll('img');
    expect(first?.getAttribute('fetchpriority')).toBe('high');
    expect(first?.src).toContain('dune-caravan');
  });

  test('only the first is preloaded, in the best format and ahead of every font', async () => {
    const document = parse((await renderBlocksPage([image(CARAVAN), image(GORGE)])).html);
    const [picture, ...fonts] = document.querySelectorAll('link[rel="preload"]');
    const source = document.querySelector('main source');
    expect(picture?.getAttribute('imagesrcset')).toBe(source?.getAttribute('srcset'));
    expect(picture?.getAttribute('imagesizes')).toBe(source?.getAttribute('sizes'));
    expect(picture?.getAttribute('type')).toBe('image/avif');
    expect(fonts.map((link) => link.getAttribute('as'))).toEqual(['font', 'font']);
  });

  test('a page without pictures preloads none', async () => {
    const document = parse((await renderBlocksPage([quote()])).html);
    expect(document.querySelector('link[as="image"]')).toBeNull();
  });
});

describe('ids', () => {
  const idsOf = (html: string) => [...parse(html).querySelectorAll('[id]')].map(({ id }) => id);

  test('tables of contents are numbered, and link to the headings', async () => {
    const toc = { blockType: 'table-of-contents' } as AnyBlock;
    const { html } = await renderTestPage({
      ...buildPageView('article'),
      templates: templates([toc, { blockType: 'document-content' }, toc]),
    });
    const tables = [...parse(html).querySelectorAll('.r-toc')];
    expect(tables.map((table) => table.getAttribute('data-index'))).toEqual(['0', '1']);
    const targets = [...(tables[0]?.querySelectorAll('a') ?? [])].map(({ hash }) => decodeURIComponent(hash.slice(1)));
    expect(targets).toEqual(['what-a-day-is-like', 'the-route', 'day-1-the-old-river', 'day-2-wells']);
    expect(idsOf(html)).toEqual(expect.arrayContaining(targets));
  });

  test('a tour is rendered with its template: the table lists its headings, without empty sections', async () => {
    const body = [
      { blockType: 'table-of-contents', id: 'toc' },
      { blockType: 'itinerary', title: 'Day *by day*' },
      { blockType: 'document-content' },
      { blockType: 'tour-faq', title: 'Before you ask' },
    ];
    const { layout, ...tour } = DESERT_TOUR;
    const own = [{ blockType: 'heading', text: 'What to know', level: 'h2' }] as AnyBlock[];
    const targetsOf = async (document: DocumentView) => {
      const view = {
        ...buildPageView('tour'),
        isTitled: true as const,
        templates: templates(body as AnyBlock[]),
        document,
      };
      const { html } = await renderTestPage(view);
      const targets = [...(parse(html).querySelector('.r-toc')?.querySelectorAll('a') ?? [])].map(({ hash }) =>
        hash.slice(1),
      );
      expect(idsOf(html)).toEqual(expect.arrayContaining(targets));
      return targets;
    };
    expect(await targetsOf({ ...tour, layout: own })).toEqual(['day-by-day', 'what-to-know', 'before-you-ask']);
    const details = { ...tourOf(DESERT_TOUR), faq: [] };
    expect(await targetsOf({ ...tour, details, layout: own })).toEqual(['day-by-day', 'what-to-know']);
  });

  test('none is duplicated: the same menu again, headings named like parts of the page', async () => {
    const menu = { blockType: 'menu', menu: MAIN_MENU } as AnyBlock;
    const blocks: AnyBlock[] = [
      {
        blockType: 'rich-text',
        content: richText(heading('h2', 'Content'), heading('h2', 'Journeys'), heading('h2', 'Menu 1')),
      },
      {
        blockType: 'container',
        advanced: { htmlId: 'journeys' },
        blocks: [menu, { blockType: 'heading', text: 'Journeys', level: 'h2' }],
      },
    ];
    const view = buildPlainView(blocks);
    const { html } = await renderTestPage({
      ...view,
      templates: { ...view.templates, header: buildTemplate({ kind: 'header', layout: [menu] }) },
    });
    const ids = idsOf(html);
    expect(ids).toEqual([...new Set(ids)]);
    const targets = [...parse(html).querySelectorAll('[popovertarget]')].map((button) =>
      button.getAttribute('popovertarget'),
    );
    expect(new Set(targets).size).toBe(2);
    expect(ids).toEqual(expect.arrayContaining(targets));
  });
});

describe('header, footer and templates', () => {
  test('templates have their ids, and the header whether it is sticky', async () => {
    const view = {
      ...buildPageView('article'),
      templates: {
        ...templates([{ blockType: 'document-title' }]),
        header: buildTemplate({ id: 3, sticky: true }),
        footer: buildTemplate({ id: 4 }),
      },
    };
    const document = parse((await renderTestPage(view)).html);
    expect(
      ['header', 'main', 'footer'].map((name) => document.querySelector(name)?.getAttribute('data-template-id')),
    ).toEqual(['3', '7', '4']);
    expect(document.querySelector('header')?.hasAttribute('data-sticky-top')).toBe(true);
  });

  test.each(['article', 'archive', 'search', 'not-found'] as const)(
    'a page of kind %s has its title even without a template',
    async (kind) => {
      const { html, problems } = await renderTestPage(buildPageView(kind));
      expect(mainOf(html).querySelectorAll('h1')).toHaveLength(1);
      expect(problems).toEqual([]);
    },
  );

  test('an empty search does not say that it found nothing', async () => {
    const view = buildPageView('search');
    const archive = { ...view.archive, query: '', basePath: '/search/' } as PageView['archive'];
    const { html } = await renderTestPage({ ...view, archive });
    expect(mainOf(html).querySelector('form')).not.toBeNull();
    expect(mainOf(html).querySelector('.r-posts')).toBeNull();
  });

  test('an archive’s head has prev and next links', async () => {
    const document = parse((await renderTestPage(buildPageView('archive'))).html);
    expect(document.querySelector('link[rel="prev"]')).not.toBeNull();
    expect(document.querySelector('link[rel="next"]')?.getAttribute('href')).toContain('/page/3/');
  });

  test('a preview is noindex, and follows the editor', async () => {
    const document = parse((await renderTestPage(buildPageView('article'), { editing: true })).html);
    expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
    expect(document.querySelector('rihla-island[name="live-preview"]')).not.toBeNull();
  });
});

function templates(layout: AnyBlock[]): PageView['templates'] {
  return { header: undefined, body: buildTemplate({ layout }), footer: undefined };
}

describe('trackers', () => {
  const tracked = (overrides: Partial<TrackingSettings> = {}): PageView =>
    buildPageView('article', { parts: { consent: buildTracking(overrides) } });

  test('a page without trackers has no trace of them', async () => {
    const { contentSecurityPolicy, html } = await renderTestPage(buildPageView('article'));
    expect(html).not.toMatch(/consent|tracker/i);
    expect(contentSecurityPolicy).not.toMatch(/https:|frame-src/);
  });

  test('the consent banner comes right after the skip link, hidden, with a link to it in the footer', async () => {
    const { html } = await renderTestPage(tracked({ privacyPath: '/privacy/' }));
    const { body } = parse(html);
    const banner = body.querySelector('section[aria-label="Cookies"]');
    expect(banner?.hasAttribute('hidden')).toBe(true);
    expect(body.children[1]?.contains(banner)).toBe(true);
    expect(banner?.querySelector('a')?.getAttribute('href')).toBe('/privacy/');
    expect([...(banner?.querySelectorAll('button') ?? [])].map(({ textContent }) => textContent)).toEqual([
      'Accept all',
      'Reject all',
      'Preferences',
    ]);
    expect(body.querySelector('footer > :last-child')?.textContent).toBe('Cookie settings');
  });

  test('the scripts are inert, and contain no id of disabled trackers', async () => {
    const { html } = await renderTestPage(tracked({ sendsPageViews: false }));
    const { body } = parse(html);
    expect(body.querySelectorAll('[name="trackers"], [name="consent-choice"]')).toHaveLength(0);
    const { content } = body.querySelector('template') as HTMLTemplateElement;
    const { measurementId, tagManagerId } = JSON.parse(
      content.querySelector('[name="trackers"]')?.getAttribute('props') ?? '',
    );
    expect({ measurementId, tagManagerId }).toEqual({ measurementId: undefined, tagManagerId: 'GTM-RIHLA1' });
  });

  test('an editor’s preview has none', async () => {
    const { contentSecurityPolicy, html } = await renderTestPage(tracked(), { editing: true });
    expect(html).not.toMatch(/consent|tracker/i);
    expect(contentSecurityPolicy).not.toContain('https:');
  });

  test('their hosts are allowed for their requests, never for script', async () => {
    const directivesOf = async (view: PageView) =>
      new Map(
        (await renderTestPage(view)).contentSecurityPolicy
          .split('; ')
          .map((directive) => [directive.split(' ')[0], directive]),
      );
    const google = await directivesOf(tracked({ pixelId: undefined }));
    expect(google.get('script-src')).not.toContain('https:');
    expect(google.get('connect-src')).toContain('https://*.google-analytics.com');
    expect([...google.values()].join()).not.toContain('facebook');
    const meta = await directivesOf(tracked({ tagManagerId: undefined, measurementId: undefined }));
    expect(meta.get('img-src')).toBe("img-src 'self' data: https://www.facebook.com");
    expect([...meta.values()].join()).not.toContain('google');
    expect([...meta.values()].join()).not.toMatch(/unsafe|script-src[^,]*https:/);
  });
});
