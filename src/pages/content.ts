import type { Payload, Where } from 'payload';
import { ONLY_PUBLISHED } from './published.ts';
import type { Category, Post, Site, Tag, Template, Theme, Toc } from './types.ts';

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
  templates: Template[];
}

/** What the site reads from the CMS: published content only. */
export interface ContentSource {
  shared(): Promise<SharedContent>;
  listPosts(query: PostQuery): Promise<PostList>;
  findTerm(collection: 'categories' | 'tags', slug: string): Promise<Category | Tag | undefined>;
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

/** Fields that make a result better the earlier they stand. */
const SEARCHED = ['title', 'excerpt'] as const;

/** The content of a running Payload instance, for one rendering. */
export function createContentSource(payload: Payload): ContentSource {
  let shared: Promise<SharedContent> | undefined;
  return {
    shared: () => (shared ??= loadShared(payload)),
    listPosts: (query) => listPosts(payload, query),
    findTerm: (collection, slug) => findTerm(payload, collection, slug),
    search: (query, options) => searchPosts(payload, query, options),
  };
}

async function loadShared(payload: Payload): Promise<SharedContent> {
  const [site, theme, toc, templates] = await Promise.all([
    payload.findGlobal({ slug: 'site', depth: 1 }),
    payload.findGlobal({ slug: 'theme', depth: 0 }),
    payload.findGlobal({ slug: 'toc', depth: 0 }),
    payload.find({ collection: 'templates', where: ONLY_PUBLISHED, depth: 2, limit: 0, pagination: false }),
  ]);
  return { site, theme, toc, templates: templates.docs };
}

async function listPosts(payload: Payload, query: PostQuery): Promise<PostList> {
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
    select: CARD,
  });
  const docs = result.docs as Post[];
  if (query.ids) docs.sort((a, b) => (query.ids?.indexOf(a.id) ?? 0) - (query.ids?.indexOf(b.id) ?? 0));
  return { docs, page: result.page ?? 1, totalPages: result.totalPages, totalDocs: result.totalDocs };
}

async function findTerm(payload: Payload, collection: 'categories' | 'tags', slug: string): Promise<Category | Tag | undefined> {
  const { docs } = await payload.find({ collection, where: { slug: { equals: slug } }, depth: 0, limit: 1 });
  return docs[0];
}

async function searchPosts(
  payload: Payload,
  query: string,
  { limit, page }: { limit: number; page: number },
): Promise<PostList> {
  const words = query.split(/\s+/).filter(Boolean).slice(0, 8);
  if (!words.length) return { docs: [], page: 1, totalPages: 0, totalDocs: 0 };
  const every = words.map((word): Where => ({ or: SEARCHED.map((field) => ({ [field]: { like: word } })) }));
  const result = await payload.find({
    collection: 'posts',
    where: { and: [ONLY_PUBLISHED, ...every] },
    sort: '-publishedAt',
    limit,
    page,
    depth: 1,
    select: CARD,
  });
  return { docs: result.docs as Post[], page: result.page ?? 1, totalPages: result.totalPages, totalDocs: result.totalDocs };
}
