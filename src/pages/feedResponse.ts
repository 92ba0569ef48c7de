import type { ContentReader } from '../content/types.ts';
import { documentView } from '../render/documentView.ts';
import type { Category, DocumentView } from '../render/types.ts';
import { DEFAULT_LOCALE } from '../shared/locales.ts';
import { buildRobots } from './feeds/robots.ts';
import { buildRss } from './feeds/rss.ts';
import { rssChannel, rssItem } from './feeds/rssFeed.ts';
import type { SitemapEntry } from './feeds/sitemap.ts';
import { sitemapEntry } from './feeds/sitemapEntry.ts';
import { buildSitemapFiles } from './feeds/sitemapFiles.ts';
import { faviconSvg } from './head/favicon.ts';
import type { SiteResponse } from './siteTypes.ts';

interface FeedParts {
  content: ContentReader;
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

async function sitemap(path: string, { content, env }: FeedParts): Promise<SiteResponse | undefined> {
  const [pages, posts] = await Promise.all([content.listPages(), content.listAllPosts()]);
  const entry = (document: DocumentView): SitemapEntry[] => [sitemapEntry(env.publicUrl, document) ?? []].flat();
  const groups = {
    pages: pages.flatMap((doc) => entry(documentView('pages', doc))),
    posts: posts.flatMap((doc) => entry(documentView('posts', doc))),
  };
  const file = buildSitemapFiles(env.publicUrl, groups).get(path);
  return file === undefined ? undefined : answer('application/xml; charset=utf-8', file);
}

async function rss(slug: string | undefined, { content, env }: FeedParts): Promise<SiteResponse | undefined> {
  const term = slug ? ((await content.findTerm('categories', slug)) as Category | undefined) : undefined;
  if (slug && !term) return undefined;
  const { site } = await content.shared();
  const posts = await content.listAllPosts({
    ...(term && { category: term.id }),
    isWithoutFront: true,
    limit: FEED_LENGTH,
  });
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
      posts.map((post) => rssItem(env.publicUrl, documentView('posts', post))),
    ),
  );
}

function answer(type: string, body: string): SiteResponse {
  return { status: 200, headers: { 'content-type': type }, body, cacheable: true };
}
