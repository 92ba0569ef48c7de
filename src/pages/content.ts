import type { Payload, PayloadRequest, Where } from 'payload';
import { lazy } from '../shared/lazy.ts';
import { lazyBy } from '../shared/lazyBy.ts';
import { POPULATE } from './populate.ts';
import { ONLY_PUBLISHED } from './published.ts';
import { buildSearchIndex, type Hit, type SearchIndex } from './searchIndex.ts';
import { shareReads } from './shareReads.ts';
import { hasTracker, type TrackingSettings, trackingSettings } from './trackingSettings.ts';
import type {
  Category,
  ChatContent,
  CopyProtection,
  Lightbox,
  Popup,
  Post,
  SharedPopup,
  Site,
  Tag,
  Template,
  Theme,
  Toc,
} from './types.ts';

/** One page of a list of articles. */
export interface PostList {
  docs: Post[];
  page: number;
  totalPages: number;
  totalDocs: number;
}

export interface PostQuery {
  categories?: number[];
  tags?: number[];
  /** Only these, in this order. */
  ids?: number[];
  order?: 'newest' | 'oldest' | 'title';
  limit: number;
  /** From 1. */
  page?: number;
}

/** The globals and templates that stand around every page. */
export interface SharedContent {
  site: Site;
  theme: Theme;
  toc: Toc;
  copyProtection: CopyProtection;
  lightbox: Lightbox;
  templates: Template[];
  /** Absent when the operator has no tracker. */
  tracking?: TrackingSettings | undefined;
  chat: ChatContent;
  popups: SharedPopup[];
}

/** What the site reads from the CMS: published content only. */
export interface ContentSource {
  /** The `req` of a read, which shares related documents with other reads of this content. */
  shareReads(): Partial<PayloadRequest>;
  shared(): Promise<SharedContent>;
  listPosts(query: PostQuery): Promise<PostList>;
  findTerm(collection: 'categories' | 'tags', slug: string): Promise<Category | Tag | undefined>;
  /** A popup with its content. */
  findPopup(id: number): Promise<Popup | undefined>;
  search(query: string, options: { limit: number; page: number }): Promise<PostList>;
}

const CARD = {
  title: true,
  path: true,
  excerpt: true,
  featuredImage: true,
  publishedAt: true,
  categories: true,
  _status: true,
} as const;

const SORTS = { newest: '-publishedAt', oldest: 'publishedAt', title: 'title' } as const;

const PAGE_CARD = { title: true, path: true, excerpt: true, image: true, _status: true } as const;

/** How many lists of articles are kept: the pages of the archives, and those that many pages show alike. */
const MAX_LISTS = 100;

/** The content of a running Payload instance, as it is now: a new one is made when content changes. */
export function createContentSource(payload: Payload): ContentSource {
  const searchIndex = lazy(() => buildSearchIndex(payload));
  const share = shareReads(payload);
  return {
    shareReads: share,
    shared: lazy(() => loadShared(payload)),
    listPosts: lazyBy((query) => listPosts(payload, query, share()), MAX_LISTS),
    findTerm: (collection, slug) => findTerm(payload, collection, slug),
    findPopup: (id) => findPopup(payload, id),
    search: async (query, options) => searchDocuments(payload, await searchIndex(), query, options),
  };
}

async function loadShared(payload: Payload): Promise<SharedContent> {
  const [site, theme, toc, lightbox, copyProtection, analytics, chat, popups, templates] = await Promise.all([
    payload.findGlobal({ slug: 'site', depth: 1, populate: POPULATE }),
    payload.findGlobal({ slug: 'theme', depth: 0 }),
    payload.findGlobal({ slug: 'toc', depth: 0 }),
    payload.findGlobal({ slug: 'lightbox', depth: 0 }),
    payload.findGlobal({ slug: 'copy-protection', depth: 0 }),
    payload.findGlobal({ slug: 'analytics', depth: 1 }),
    loadChat(payload),
    loadPopups(payload),
    payload.find({
      collection: 'templates',
      where: ONLY_PUBLISHED,
      depth: 2,
      populate: POPULATE,
      limit: 0,
      pagination: false,
    }),
  ]);
  const tracking = hasTracker(analytics) ? trackingSettings(analytics, chat.settings) : undefined;
  return { site, theme, toc, lightbox, copyProtection, tracking, chat, popups, templates: templates.docs };
}

async function loadChat(payload: Payload): Promise<ChatContent> {
  const [settings, { docs: accounts }] = await Promise.all([
    // Deeper it would bring all documents that the display rules name.
    payload.findGlobal({ slug: 'chat', depth: 0 }),
    payload.find({ collection: 'chat-accounts', depth: 1, limit: 0, pagination: false }),
  ]);
  const { defaultAvatar: id } = settings;
  const defaultAvatar =
    typeof id === 'number' ? await payload.findByID({ collection: 'media', id, depth: 0, disableErrors: true }) : null;
  return { settings, accounts, defaultAvatar: defaultAvatar ?? undefined };
}

/** What pages say of popups; their content is read again when one is asked for. */
async function loadPopups(payload: Payload): Promise<SharedPopup[]> {
  const { docs } = await payload.find({
    collection: 'popups',
    where: ONLY_PUBLISHED,
    // Read whole: with a `select` the adapter loses the documents that conditions name.
    depth: 0,
    limit: 0,
    pagination: false,
    sort: 'id',
  });
  return docs.map(({ id, avoid_multiple_popups, conditions, open_selector, timing, triggers }) => ({
    id,
    avoid_multiple_popups,
    conditions,
    open_selector,
    timing,
    triggers,
  }));
}

async function findPopup(payload: Payload, id: number): Promise<Popup | undefined> {
  const { docs } = await payload.find({
    collection: 'popups',
    where: published([id]),
    depth: 2,
    populate: POPULATE,
    limit: 1,
    pagination: false,
  });
  return docs[0];
}

async function listPosts(payload: Payload, query: PostQuery, req: Partial<PayloadRequest>): Promise<PostList> {
  const where: Where[] = [ONLY_PUBLISHED];
  if (query.ids) where.push({ id: { in: query.ids } });
  if (query.categories?.length) where.push({ categories: { in: query.categories } });
  if (query.tags?.length) where.push({ tags: { in: query.tags } });
  // The front page is an article of its own kind: it is the place from which the others are reached.
  where.push({ path: { not_equals: '/' } });
  const result = await payload.find({
    collection: 'posts',
    where: { and: where },
    sort: SORTS[query.order ?? 'newest'],
    limit: query.limit,
    page: query.page ?? 1,
    depth: 1,
    populate: POPULATE,
    select: CARD,
    req,
  });
  const docs = result.docs as Post[];
  if (query.ids) docs.sort((a, b) => (query.ids?.indexOf(a.id) ?? 0) - (query.ids?.indexOf(b.id) ?? 0));
  return { docs, page: result.page ?? 1, totalPages: result.totalPages, totalDocs: result.totalDocs };
}

async function findTerm(
  payload: Payload,
  collection: 'categories' | 'tags',
  slug: string,
): Promise<Category | Tag | undefined> {
  const { docs } = await payload.find({ collection, where: { slug: { equals: slug } }, depth: 0, limit: 1 });
  return docs[0];
}

async function searchDocuments(
  payload: Payload,
  index: SearchIndex,
  query: string,
  { limit, page }: { limit: number; page: number },
): Promise<PostList> {
  const hits = index.search(query);
  const shown = hits.slice((page - 1) * limit, page * limit);
  const idsIn = (collection: Hit['collection']) =>
    shown.filter((hit) => hit.collection === collection).map(({ id }) => id);
  const [posts, pages] = await Promise.all([
    payload.find({
      collection: 'posts',
      where: published(idsIn('posts')),
      limit: 0,
      pagination: false,
      depth: 1,
      populate: POPULATE,
      select: CARD,
    }),
    payload.find({
      collection: 'pages',
      where: published(idsIn('pages')),
      limit: 0,
      pagination: false,
      depth: 1,
      populate: POPULATE,
      select: PAGE_CARD,
    }),
  ]);
  const found = new Map<string, Post>();
  for (const post of posts.docs) found.set(`posts:${post.id}`, post as Post);
  for (const { image, ...doc } of pages.docs) found.set(`pages:${doc.id}`, { ...doc, featuredImage: image } as Post);
  const docs = shown.flatMap(({ collection, id }) => found.get(`${collection}:${id}`) ?? []);
  return { docs, page, totalPages: Math.ceil(hits.length / limit), totalDocs: hits.length };
}

function published(ids: number[]): Where {
  return { and: [ONLY_PUBLISHED, { id: { in: ids } }] };
}
