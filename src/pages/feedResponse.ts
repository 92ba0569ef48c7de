import type { ContentReader, TermFilter, TermView } from '../content/types.ts';
import { termView } from '../documents/defineKind.ts';
import type { DocumentKind } from '../documents/documentKind.ts';
import { DEFAULT_LOCALE } from '../shared/locales.ts';
import { createTranslate } from '../shared/messages/index.ts';
import type { Documents } from './features.ts';
import { buildRobots } from './feeds/robots.ts';
import { buildRss } from './feeds/rss.ts';
import { rssChannel, rssItem } from './feeds/rssFeed.ts';
import { sitemapEntry } from './feeds/sitemapEntry.ts';
import { buildSitemapFiles } from './feeds/sitemapFiles.ts';
import { faviconSvg } from './head/favicon.ts';
import { slugAfter, withTermsBelow } from './resolve.ts';
import type { SiteResponse } from './siteTypes.ts';

interface FeedParts {
  content: ContentReader;
  documents: Documents;
  env: { publicUrl: string };
}

/** Documents in a feed. */
const FEED_LENGTH = 20;

const FEED = /feed\/$/;

/** Answers the addresses that are files or feeds; undefined for all others. */
export async function feedResponse(path: string, parts: FeedParts): Promise<SiteResponse | undefined> {
  if (path === '/robots.txt') return answer('text/plain; charset=utf-8', buildRobots(parts.env.publicUrl));
  // Whoever looks for an icon without reading a page asks for the second address.
  if (path === '/favicon.svg' || path === '/favicon.ico') {
    return answer('image/svg+xml', faviconSvg((await parts.content.shared()).theme));
  }
  if (path.startsWith('/sitemap')) return sitemap(path, parts);
  return FEED.test(path) ? rss(path, parts) : undefined;
}

async function sitemap(path: string, { content, documents, env }: FeedParts): Promise<SiteResponse | undefined> {
  const groups = await Promise.all(
    [...documents].map(async ({ name }) => {
      const listed = await content.listAll(name);
      return [name, listed.flatMap((document) => sitemapEntry(env.publicUrl, document) ?? [])] as const;
    }),
  );
  const file = buildSitemapFiles(env.publicUrl, Object.fromEntries(groups)).get(path);
  return file === undefined ? undefined : answer('application/xml; charset=utf-8', file);
}

/** What a feed is of: all documents of a kind, or those with a term. */
interface FeedOf {
  kind: DocumentKind;
  /** Absent for the feed of the site. */
  of: Pick<TermView, 'description' | 'path' | 'title'> | undefined;
  terms?: TermFilter;
}

async function findFeed(path: string, { content, documents }: FeedParts): Promise<FeedOf | undefined> {
  for (const kind of documents) {
    if (kind.feed?.path === path) return { kind, of: kind.feed.isOfSite ? undefined : listOf(kind) };
    for (const { archive, field, of } of kind.taxonomies) {
      const slug = archive?.hasFeed && slugAfter(of.basePath, path.replace(FEED, ''));
      const term = slug && (await content.findTerm(of.name, slug));
      if (!term) continue;
      return { kind, of: termView(of, term), terms: { [field]: await withTermsBelow(of, term.id, content) } };
    }
  }
  return undefined;
}

/** The list of all documents of a kind, where it has one. */
function listOf({ archive }: DocumentKind): FeedOf['of'] {
  return (
    archive && { title: archive.title(createTranslate(DEFAULT_LOCALE)), description: undefined, path: archive.path }
  );
}

async function rss(path: string, parts: FeedParts): Promise<SiteResponse | undefined> {
  const { content, env } = parts;
  const feed = await findFeed(path, parts);
  if (!feed) return undefined;
  const { kind, of, terms = {} } = feed;
  const { site } = await content.shared();
  const documents = await content.listAll(kind.name, { terms, isWithoutFront: true, limit: FEED_LENGTH });
  const channel = rssChannel({ site, locale: DEFAULT_LOCALE, publicUrl: env.publicUrl, feedPath: path, of });
  return answer(
    'application/rss+xml; charset=utf-8',
    buildRss(
      channel,
      documents.map((document) => rssItem(env.publicUrl, document)),
    ),
  );
}

function answer(type: string, body: string): SiteResponse {
  return { status: 200, headers: { 'content-type': type }, body, cacheable: true };
}
