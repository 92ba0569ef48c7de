import type { Payload, Where } from 'payload';
import { DEFAULT_LOCALE } from '../shared/locales.ts';
import type { ContentSource } from './content.ts';
import { documentView } from './documentView.ts';
import { buildRobots } from './feeds/robots.ts';
import { buildRss } from './feeds/rss.ts';
import { rssChannel, rssItem } from './feeds/rssFeed.ts';
import type { SitemapEntry } from './feeds/sitemap.ts';
import { sitemapEntry } from './feeds/sitemapEntry.ts';
import { buildSitemapFiles } from './feeds/sitemapFiles.ts';
import { faviconSvg } from './head/favicon.ts';
import { POPULATE } from './populate.ts';
import { ONLY_PUBLISHED } from './published.ts';
import type { SiteResponse } from './site.ts';
import type { Category, DocumentView } from './types.ts';

interface FeedParts {
  payload: Payload;
  content: ContentSource;
  env: { publicUrl: string };
}

/** Articles in a feed. */
const FEED_LENGTH = 20;

const FEED = /^\/(?:category\/([^/]+)\/)?feed\/$/;

/** Answers the addresses that are files or feeds; undefined for all others. */
export async function feedResponse(path: string, parts: FeedParts): Promise<SiteResponse | undefined> {
  if (path === '/robots.txt') return answer('text/plain; charset=utf-8', buildRobots(parts.env.publicUrl));
  // Whoever looks for an icon without reading a page asks for the second address.
  if (path === '/favicon.svg' || path === '/favicon.ico') {
    return answer('image/svg+xml', faviconSvg((await parts.content.shared()).theme));
  }
  if (path.startsWith('/sitemap')) return sitemap(path, parts);
  const feed = path.match(FEED);
  return feed ? rss(feed[1], parts) : undefined;
}

async function sitemap(path: string, { env, payload }: FeedParts): Promise<SiteResponse | undefined> {
  const [pages, posts] = await Promise.all([listDocuments(payload, 'pages'), listDocuments(payload, 'posts')]);
  const entries = (documents: DocumentView[]): SitemapEntry[] =>
    documents.flatMap((document) => sitemapEntry(env.publicUrl, document) ?? []);
  const file = buildSitemapFiles(env.publicUrl, { pages: entries(pages), posts: entries(posts) }).get(path);
  return file === undefined ? undefined : answer('application/xml; charset=utf-8', file);
}

async function rss(slug: string | undefined, { content, env, payload }: FeedParts): Promise<SiteResponse | undefined> {
  const term = slug ? ((await content.findTerm('categories', slug)) as Category | undefined) : undefined;
  if (slug && !term) return undefined;
  const { site } = await content.shared();
  const where: Where[] = [{ path: { not_equals: '/' } }, ...(term ? [{ categories: { in: [term.id] } }] : [])];
  const documents = await listDocuments(payload, 'posts', where, FEED_LENGTH);
  const channel = rssChannel({
    site,
    locale: DEFAULT_LOCALE,
    publicUrl: env.publicUrl,
    ...(term ? { category: { term, basePath: `/category/${term.slug}/` } } : {}),
  });
  return answer(
    'application/rss+xml; charset=utf-8',
    buildRss(
      channel,
      documents.map((document) => rssItem(env.publicUrl, document)),
    ),
  );
}

async function listDocuments(
  payload: Payload,
  collection: 'pages' | 'posts',
  where: Where[] = [],
  limit = 0,
): Promise<DocumentView[]> {
  const { docs } = await payload.find({
    collection,
    where: { and: [ONLY_PUBLISHED, ...where] },
    // Layouts are large, and no feed shows them.
    select: { layout: false },
    depth: 1,
    populate: POPULATE,
    limit,
    pagination: false,
    ...(collection === 'posts' ? { sort: '-publishedAt' } : {}),
  });
  return docs.map((doc) => documentView(collection, doc));
}

function answer(type: string, body: string): SiteResponse {
  return { status: 200, headers: { 'content-type': type }, body, cacheable: true };
}
