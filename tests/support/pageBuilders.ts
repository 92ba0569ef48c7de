import type { Form } from '../../src/cms/payload-types.ts';
import type { FacetQuery, FilteredList, ListOf, SearchResults } from '../../src/content/listTypes.ts';
import { sealWords } from '../../src/content/seal.ts';
import type { ContentReader, FoundDocument, FoundRedirect } from '../../src/content/types.ts';
import { termView } from '../../src/documents/defineKind.ts';
import { kind as posts } from '../../src/documents/posts/kind.ts';
import { CATEGORIES } from '../../src/documents/terms.ts';
import { FORMS } from '../../src/forms/words.ts';
import { FEATURES } from '../../src/pages/features.ts';
import {
  buildArchiveView,
  buildDocument,
  buildMissingView,
  buildSearchView,
  buildView,
  withParts,
} from '../../src/pages/head/testSupport.ts';
import { type RenderedPage, renderPage } from '../../src/pages/rendering/renderPage.tsx';
import { SAMPLE_CHAT } from '../../src/parts/chat/samples.ts';
import type { TrackingSettings } from '../../src/parts/consent/trackingSettings.ts';
import { SAMPLE_CUSTOMER } from '../../src/parts/customers/samples.ts';
import { parts } from '../../src/parts/registry.ts';
import { BOOKED_VISITOR, SAMPLE_SHOP, SAMPLE_VISITOR } from '../../src/parts/shop/samples.ts';
import type { ShopVisitor } from '../../src/parts/shop/shopVisitor.ts';
import type { Problem, RenderContext, Widgets } from '../../src/render/context.ts';
import { ARTICLE_LAYOUT } from '../../src/render/samples/article.ts';
import type { ExamplePage } from '../../src/render/samples/example.ts';
import { ACTIVE, FACETS, RANGES } from '../../src/render/samples/facets.ts';
import { SAMPLE_FORMS, sampleForm } from '../../src/render/samples/forms.ts';
import { CARAVAN } from '../../src/render/samples/pictures.ts';
import { JOURNEYS, POSTS } from '../../src/render/samples/posts.ts';
import { REVIEWS } from '../../src/render/samples/reviews.ts';
import { WRITE_TO_US } from '../../src/render/samples/sections.ts';
import type { AnyBlock, Layout, PageView, Post, Template } from '../../src/render/types.ts';
import type { ConsolidatedFilters } from '../../src/shared/listings/types.ts';
import { DAY_TOUR, DEPARTURE_ROWS, DESERT_TOUR } from '../../src/tours/samples.ts';
import { tourOf } from '../../src/tours/tour.ts';
import { DEPARTURES, TOURS } from '../../src/tours/words.ts';

const DATES = { createdAt: '2026-05-01T08:00:00.000Z', updatedAt: '2026-05-01T08:00:00.000Z' };

/** A published template. */
export function buildTemplate(overrides: Partial<Template> = {}): Template {
  return { id: 7, title: 'Template', kind: 'article', layout: [], _status: 'published', ...DATES, ...overrides };
}

/** All trackers set up, with consent required. */
export function buildTracking(overrides: Partial<TrackingSettings> = {}): TrackingSettings {
  return {
    tagManagerId: 'GTM-RIHLA1',
    measurementId: 'G-RIHLA1',
    pixelId: '123456789012345',
    sendsPageViews: true,
    chat: { ga4: true, classic: false, pixel: true },
    region: 'everywhere',
    revision: 1,
    offered: ['analytics', 'advertising'],
    privacyPath: undefined,
    ...overrides,
  };
}

/** One page of a list of articles: by default all given ones, on one page. */
export function buildList({
  docs = POSTS,
  ...overrides
}: Partial<Omit<ListOf, 'docs'>> & { docs?: readonly Post[] } = {}): ListOf {
  return { docs: docs.map((doc) => posts.view(doc)), page: 1, totalPages: 1, totalDocs: docs.length, ...overrides };
}

/** Result of `filter`: by default the sample articles on one page, with no filters. */
export function buildFiltered(overrides: Partial<FilteredList> = {}): FilteredList {
  return { ...buildList(), counts: {}, ranges: {}, active: [], unknown: [], ...overrides };
}

/** Search results: by default all articles of a list. */
export function buildResults(list: ListOf = buildList(), overrides: Partial<SearchResults> = {}): SearchResults {
  return {
    ...list,
    kinds: [
      { name: 'pages', words: { one: 'search.page', many: 'search.pages' }, count: 2 },
      { name: 'posts', words: { one: 'search.article', many: 'archive.articles' }, count: list.totalDocs },
    ],
    isLoose: false,
    isPartial: false,
    suggestion: undefined,
    ...overrides,
  };
}

/** Stored documents and redirects of a fake content reader, found by path. */
interface Stored {
  pages?: { path: string; _status?: string | null }[];
  posts?: { path: string; _status?: string | null }[];
  redirects?: { from: string; to?: string | null; status: string }[];
}

/** The path-based part of a content reader, over lists. */
export function storedContent({ pages = [], posts: articles = [], redirects = [] }: Stored): Partial<ContentReader> {
  const found = (docs: { path: string; _status?: string | null }[], path: string) =>
    docs.find((doc) => doc.path === path && doc._status === 'published');
  return {
    findDocument: async (path) => {
      const page = found(pages, path);
      if (page) return { collection: 'pages', doc: page } as FoundDocument;
      const post = found(articles, path);
      return post && ({ collection: 'posts', doc: post } as FoundDocument);
    },
    findRedirect: async (path) => {
      const redirect = redirects.find(({ from }) => from === path);
      return redirect && ({ to: redirect.to ?? undefined, status: redirect.status } as FoundRedirect);
    },
  };
}

const SAMPLE_TOURS = new Map([DESERT_TOUR, DAY_TOUR].map((document) => [document.id, document]));
const CODES = new Map([DESERT_TOUR, DAY_TOUR].map((document) => [tourOf(document)?.code ?? '', document.id]));

/** A content reader whose lists have the sample articles, on three pages where pages are requested. */
export function fakeContent(overrides: Partial<ContentReader> = {}, listed: readonly Post[] = POSTS): ContentReader {
  const list = (page = 1): ListOf => buildList({ docs: listed, page, totalPages: 3, totalDocs: 3 * listed.length });
  const content: ContentReader = {
    in: () => content,
    translateRelated: async (document) => document,
    translateTemplates: async () => ({ templates: new Map(), translated: new Set() }),
    translateEntries: async (_, entries) => entries.map((entry) => ({ entry, source: entry })),
    translateWhole: async (_, entries) => [...entries],
    listTranslatedInto: async () => [],
    async findSpokenEntry<T extends { id: number }>(collection: string, id: number) {
      const source = await content.findEntry<T>(collection, id);
      return source && { entry: source, source };
    },
    noteTemplate: () => undefined,
    seal: (words) => sealWords('a secret of tests', words),
    ...(storedContent({}) as Pick<ContentReader, 'findDocument' | 'findRedirect'>),
    shared: () => Promise.reject(new Error('Rendering asks for nothing that the view does not hold.')),
    list: async (kind, { ids, page }) =>
      kind === TOURS && ids?.some((id) => SAMPLE_TOURS.has(id))
        ? { ...list(page), docs: ids.flatMap((id) => SAMPLE_TOURS.get(id) ?? []) }
        : list(page),
    findIds: async (_kind, _field, values) =>
      new Map(values.flatMap((value) => (CODES.has(value) ? [[value, CODES.get(value) ?? 0] as const] : []))),
    filter: async (kind, { filters, page, facets = [] }) =>
      buildFiltered({
        ...list(page),
        ...(kind === TOURS && { docs: [DESERT_TOUR, DAY_TOUR] }),
        ...filteredSample(filters, facets),
      }),
    search: async (_query, { page }) => buildResults(list(page)),
    findPath: async () => undefined,
    listAll: async () => list().docs,
    listAddresses: async () => [],
    findTranslation: async () => undefined,
    listLanguages: async () => [],
    findTranslated: async () => [],
    listFronts: async () => [
      { locale: 'en', path: '/' },
      { locale: 'fr', path: '/fr/' },
      { locale: 'ar', path: '/ar/' },
    ],
    listTranslations: async () => [],
    pictures: async () => new Map(),
    listEntries: async (collection) => [...(collection === DEPARTURES ? DEPARTURE_ROWS : REVIEWS)] as never,
    entriesOf: async ({ collection }, ids) =>
      new Map(ids.map((id) => [id, (collection === DEPARTURES ? DEPARTURE_ROWS : REVIEWS) as never])),
    noteDay: () => undefined,
    termsBelow: async () => [],
    findEntry: async (collection, id) => findSample(collection, id) as never,
    termsAbove: async () => [],
    findTerm: async (_collection, slug) => (slug === JOURNEYS.slug ? JOURNEYS : undefined),
    ...overrides,
  };
  return content;
}

/** The tour archive's template, for finders. */
const TOUR_ARCHIVE = {
  id: 41,
  layout: [{ blockType: 'listing', id: 'all-tours', source: 'current' }],
} as unknown as Template;

/** Forms and templates referred to by examples, by id. */
function findSample(collection: string, id: number): Form | Template | undefined {
  if (collection === 'templates') return [TOUR_ARCHIVE, WRITE_TO_US].find((template) => template.id === id);
  return collection === FORMS ? SAMPLE_FORMS.find((form) => form.id === id) : undefined;
}

/** Places blocks on a page: form fields in a form that has nothing else, with the content reader that finds it. */
export function placeOn(
  page: ExamplePage,
  blocks: AnyBlock[],
  content: ContentReader = fakeContent(),
): { layout: AnyBlock[]; content: ContentReader } {
  if (page !== 'form') return { layout: blocks, content };
  const form = sampleForm(99, { title: 'Sample', layout: blocks });
  const isForm = (collection: string, id: number): boolean => collection === FORMS && id === form.id;
  const findSpokenEntry = (async (collection: string, id: number) =>
    isForm(collection, id)
      ? { entry: form, source: form }
      : content.findSpokenEntry(collection, id)) as ContentReader['findSpokenEntry'];
  return { layout: [{ blockType: 'form', id: 'around', form: form.id }], content: { ...content, findSpokenEntry } };
}

/** Filter data for examples: facet counts, and the chosen terms. */
function filteredSample(filters: ConsolidatedFilters, facets: readonly FacetQuery[]): Partial<FilteredList> {
  const asked = facets.flatMap(({ name }) => (FACETS[name] ? [[name, FACETS[name]] as const] : []));
  return {
    counts: Object.fromEntries(asked),
    ranges: RANGES,
    active: ACTIVE.filter(({ name, slug, type }) => filters[type]?.[name]?.terms.includes(slug)),
  };
}

/** A listing, and a visitor's choice. */
const LISTING = {
  blockType: 'listing',
  id: 'journeys',
  source: 'query',
  kind: 'tours',
  advanced: { htmlId: 'journeys-listed' },
} as unknown as AnyBlock;
const CHOSEN = 'e-filter-journeys-destinations=sahara&e-filter-journeys-month=10&e-filter-journeys-price=..900';

/** The view of a page of each kind, with the sample article as its document where it has one. */
export function buildPageView(page: ExamplePage, overrides: Partial<PageView> = {}): PageView {
  const view = VIEWS[page]();
  const site = { ...view.site, templates: { ...view.site.templates, tourArchive: TOUR_ARCHIVE.id } };
  return {
    ...view,
    site,
    ...overrides,
    parts: { ...view.parts, chat: SAMPLE_CHAT, shop: SAMPLE_SHOP, ...overrides.parts },
  };
}

const article = (path: string) =>
  buildDocument({ path, image: CARAVAN, layout: ARTICLE_LAYOUT, sections: [termView(CATEGORIES, JOURNEYS)] });

const shopView = (path: string, shop: ShopVisitor) =>
  withParts(buildView({ kind: 'page', path, document: buildDocument({ path, layout: [] }), visitor: { shop } }), {
    shop: SAMPLE_SHOP,
  });

const VIEWS: Record<ExamplePage, () => PageView> = {
  article: () => buildView({ document: article('/three-nights/') }),
  front: () => buildView({ kind: 'page', path: '/', document: article('/'), crumbs: [{ label: 'Home', path: '/' }] }),
  tour: () => buildView({ kind: 'page', document: DESERT_TOUR, path: DESERT_TOUR.path }),
  archive: () => buildArchiveView(2),
  listing: () =>
    buildView({
      path: '/journeys/',
      query: CHOSEN,
      document: buildDocument({ path: '/journeys/', layout: [LISTING] }),
    }),
  search: buildSearchView,
  'not-found': buildMissingView,
  form: () => VIEWS.article(),
  shop: () => shopView('/checkout/', SAMPLE_VISITOR),
  booked: () => shopView('/booking/', BOOKED_VISITOR),
  account: () => ({ ...VIEWS['sign-in'](), visitor: { customers: SAMPLE_CUSTOMER } }),
  'sign-in': () =>
    buildView({
      kind: 'page',
      path: '/account/',
      document: article('/account/'),
      parts: { shop: SAMPLE_SHOP },
    }),
};

/** The view of a page that has some blocks and nothing else: no template, no floating controls. */
export function buildPlainView(layout: Layout, overrides: Partial<PageView> = {}): PageView {
  const view = buildPageView('article');
  const document = buildDocument({ collection: 'pages', path: '/plain/', image: undefined, layout, sections: [] });
  const site = { ...view.site, showToTop: false, showProgress: 'none' as const };
  const parts = { ...view.parts, ...overrides.parts };
  return { ...view, kind: 'page', path: '/plain/', document, site, ...overrides, parts };
}

export interface TestPage extends RenderedPage {
  problems: Problem[];
}

/** Renders a page as the server does, with made-up island URLs. */
export async function renderTestPage(
  view: PageView,
  options: {
    editing?: boolean;
    editedTemplate?: number | undefined;
    content?: ContentReader;
    findFragment?: RenderContext['findFragment'];
    widgets?: Widgets;
    fontFaces?: string;
  } = {},
): Promise<TestPage> {
  const problems: Problem[] = [];
  const rendered = await renderPage({
    view,
    content: options.content ?? fakeContent(),
    widgets: options.widgets ?? FEATURES.widgets,
    parts,
    editing: options.editing ?? false,
    editedTemplate: options.editedTemplate,
    findFragment: options.findFragment,
    assets: {
      resolveIsland: (name) => ({ src: `/assets/${name}.js` }),
      loader: LOADER,
      fontsOf: () => ({ fontFaces: options.fontFaces ?? '', fonts: FONTS }),
    },
    report: (problem) => problems.push(problem),
  });
  return { ...rendered, problems };
}

/** Made-up URLs of the loader and the fonts. */
export const LOADER = '/assets/loader.js';
/** Font of headings first. */
export const FONTS = ['/assets/fonts/display.woff2', '/assets/fonts/text.woff2'];

/** Renders a page of a few blocks. */
export function renderBlocksPage(
  blocks: unknown[],
  options: { editing?: boolean; content?: ContentReader } = {},
): Promise<TestPage> {
  return renderTestPage(buildPlainView(blocks as AnyBlock[]), options);
}
