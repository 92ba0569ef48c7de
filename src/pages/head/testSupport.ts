import { articleNode } from '../../documents/articleNode.ts';
import type { DocumentView, Media, PageView, Site, TermView, Theme } from '../../render/types.ts';

const DAY = '2026-05-01T08:00:00.000Z';
const DATES = { createdAt: DAY, updatedAt: DAY };

/** A picture with the renditions of an upload, as far as head and feeds need them. */
export function buildMedia(overrides: Partial<Media> = {}): Media {
  return {
    id: 1,
    alt: 'Dunes at dawn',
    filename: 'dunes-0a1b2c3d4e.jpg',
    mimeType: 'image/jpeg',
    width: 2560,
    height: 1707,
    sizes: {
      avif1280: { filename: 'dunes-1280x853.avif', mimeType: 'image/avif', width: 1280, height: 853 },
      jpeg640: { filename: 'dunes-640x427.jpg', mimeType: 'image/jpeg', width: 640, height: 427 },
      jpeg1280: { filename: 'dunes-1280x853.jpg', mimeType: 'image/jpeg', width: 1280, height: 853 },
    },
    ...DATES,
    ...overrides,
  };
}

export function buildSite(overrides: Partial<Site> = {}): Site {
  return {
    id: 1,
    name: 'Rihla Travel',
    tagline: 'Journeys in Morocco',
    description: 'Small tours with local guides.',
    email: 'hello@rihla.example',
    telephone: '+212524000000',
    address: { street: '12 Derb Sidi', locality: 'Marrakech', postalCode: '40000', country: 'MA' },
    shareImage: buildMedia({ id: 9, filename: 'share.jpg', alt: 'The medina', sizes: {} }),
    ...overrides,
  };
}

export function buildTerm(overrides: Partial<TermView> = {}): TermView {
  return { collection: 'tags', id: 1, title: 'Desert', path: '/tag/desert/', description: undefined, ...overrides };
}

export function buildDocument(overrides: Partial<DocumentView> = {}): DocumentView {
  return {
    collection: 'posts',
    id: 7,
    title: 'Three nights in the dunes',
    path: '/three-nights/',
    excerpt: 'What it is like to sleep under the stars.',
    image: buildMedia(),
    layout: [],
    publishedAt: DAY,
    updatedAt: '2026-06-02T10:30:00.000Z',
    byline: 'Salma Idrissi',
    sections: [buildTerm({ collection: 'categories', path: '/category/desert/' })],
    keywords: [
      buildTerm({ id: 2, title: 'Camping', path: '/tag/camping/' }),
      buildTerm({ id: 3, title: 'Stars', path: '/tag/stars/' }),
    ],
    meta: { title: undefined, description: undefined, image: undefined, noindex: false },
    ...overrides,
  };
}

/** Names of all parts, by their folders; no module is loaded. */
const PART_NAMES = Object.keys(import.meta.glob('../../parts/*/part.ts')).map((path) => path.split('/').at(-2) ?? '');

/** Data of the parts on a site where none is set up; most have none. */
const PARTS: PageView['parts'] = {
  ...Object.fromEntries(PART_NAMES.map((name) => [name, undefined])),
  chat: { settings: { id: 1 }, accounts: [], defaultAvatar: undefined },
  contents: { id: 1 },
  'copy-protection': { id: 1 },
  lightbox: { id: 1 },
  popups: [],
  search: { id: 1 },
  shop: {},
};

/** A view with other data for some parts. */
export function withParts(view: PageView, parts: PageView['parts']): PageView {
  return { ...view, parts: { ...view.parts, ...parts } };
}

/** The view of an article by default. */
export function buildView(overrides: Partial<PageView> = {}): PageView {
  const document = 'document' in overrides ? overrides.document : buildDocument();
  return {
    status: 200,
    kind: 'article',
    path: document?.path ?? '/',
    locale: 'en',
    title: document?.title ?? 'Rihla Travel',
    document,
    archive: undefined,
    crumbs: [
      { label: 'Home', path: '/' },
      { label: 'Articles', path: '/articles/' },
      { label: 'Three nights in the dunes', path: '/three-nights/' },
    ],
    feeds: [{ path: '/feed/' }],
    schema: (...page) => [articleNode(...page)],
    templates: { header: undefined, body: undefined, footer: undefined },
    site: buildSite(),
    theme: { id: 1, colours: { paper: '#fffaf0', accent: '#aa3311' }, shareBox: { position: 'both' } } as Theme,
    publicUrl: 'https://rihla.example',
    ...overrides,
    parts: { ...PARTS, ...overrides.parts },
  };
}

/** The view of one page of a category archive. */
export function buildArchiveView(page: number): PageView {
  const basePath = '/category/désert/';
  return buildView({
    kind: 'archive',
    path: page > 1 ? `${basePath}page/${page}/` : basePath,
    title: 'Desert',
    document: undefined,
    archive: {
      title: 'Desert',
      description: 'Sand and silence.',
      basePath,
      page,
      pageSize: 9,
      of: { kind: 'posts', terms: { categories: [1] } },
      feedPath: `${basePath}feed/`,
    },
    feeds: [{ path: '/feed/' }, { of: 'Desert', path: `${basePath}feed/` }],
    crumbs: [
      { label: 'Home', path: '/' },
      { label: 'Desert', path: basePath },
    ],
  });
}

/** The view of a missing page. */
export function buildMissingView(): PageView {
  return buildView({
    status: 404,
    kind: 'not-found',
    path: '/gone/',
    title: 'Page not found',
    document: undefined,
    crumbs: [],
  });
}

/** The view of search results. */
export function buildSearchView(): PageView {
  return buildView({
    kind: 'search',
    path: '/search/été & sud/',
    title: 'Search: été & sud',
    document: undefined,
    archive: {
      title: 'Search',
      description: undefined,
      basePath: '/search/été & sud/',
      page: 1,
      pageSize: 9,
      query: 'été & sud',
    },
  });
}
