import type { TermView } from '../../content/documentTypes.ts';
import type { TermFilter } from '../../content/listTypes.ts';
import type { ContentReader } from '../../content/types.ts';
import { termView } from '../../documents/defineKind.ts';
import type { DocumentKind } from '../../documents/documentKind.ts';
import type { FeedFormat } from '../../render/feed.ts';
import type { Parts } from '../../render/part.ts';
import { DEFAULT_LOCALE, type LocaleCode, type LocalePath } from '../../shared/locales.ts';
import { createTranslate } from '../../shared/messages/index.ts';
import type { Documents } from '../features.ts';
import { feedFormats } from '../feeds/feedFormats.ts';
import { feedChannel, feedItem } from '../feeds/feedItems.ts';
import { buildRobots } from '../feeds/robots.ts';
import { buildRss } from '../feeds/rss.ts';
import { sitemapText } from '../feeds/sitemapText.ts';
import { faviconSvg } from '../head/favicon.ts';
import { splitOffered } from '../paths/pageLanguages.ts';
import { slugAfter, withTermsBelow } from '../paths/resolve.ts';
import type { SiteResponse } from '../siteTypes.ts';

interface FeedParts {
  content: ContentReader;
  documents: Documents;
  parts: Parts;
  env: { publicUrl: string };
}

/** Number of items in a feed. */
const FEED_LENGTH = 20;

const FEED = /feed\/$/;

/** Default feed format. */
const RSS: Pick<FeedFormat, 'type' | 'write'> = { type: 'application/rss+xml; charset=utf-8', write: buildRss };

/** Responds to the paths of files and feeds; undefined for all others. */
export async function feedResponse(path: string, parts: FeedParts): Promise<SiteResponse | undefined> {
  if (path === '/robots.txt') {
    const { isPreparing = false } = await parts.content.shared();
    return answer('text/plain; charset=utf-8', buildRobots(parts.env.publicUrl, isPreparing));
  }
  // Clients that request an icon without reading a page use the second path.
  if (path === '/favicon.svg' || path === '/favicon.ico') {
    return answer('image/svg+xml', faviconSvg((await parts.content.shared()).theme));
  }
  if (path.startsWith('/sitemap')) return sitemap(path, parts);
  const found = await findFormat(path, parts);
  return found && feed(path, found, parts);
}

async function sitemap(path: string, { content, documents, env }: FeedParts): Promise<SiteResponse | undefined> {
  const kinds = [...documents].map(({ name }) => name);
  const file = await sitemapText(path, { content, kinds, publicUrl: env.publicUrl });
  return file === undefined ? undefined : answer('application/xml; charset=utf-8', file);
}

/** Content of a feed: all documents of a kind, or those with a term. */
interface FeedOf {
  kind: DocumentKind;
  /** Its archive, the path without the language; absent for the site's main feed. */
  of: Pick<TermView, 'description' | 'path' | 'title'> | undefined;
  terms?: TermFilter;
}

/** @param content reader of the feed's language, in which a term has a feed where its name is translated */
async function findFeed(
  { locale, path }: LocalePath,
  { content, documents }: Pick<FeedParts, 'content' | 'documents'>,
): Promise<FeedOf | undefined> {
  for (const kind of documents) {
    if (kind.feed?.path === path) return { kind, of: kind.feed.isOfSite ? undefined : listOf(kind, locale) };
    for (const { archive, field, of } of kind.taxonomies) {
      const slug = archive?.hasFeed && slugAfter(of.basePath, path.replace(FEED, ''));
      const term = slug && (await content.findTerm(of.name, slug));
      if (!term || (locale !== DEFAULT_LOCALE && term.locale !== locale)) continue;
      return { kind, of: termView(of, term), terms: { [field]: await withTermsBelow(of, term.id, content) } };
    }
  }
  return undefined;
}

/** The archive of all documents of a kind, where it has one. */
function listOf({ archive }: DocumentKind, locale: LocaleCode): FeedOf['of'] {
  return archive && { title: archive.title(createTranslate(locale)), description: undefined, path: archive.path };
}

/** The feed and format that a path requests; undefined where it requests none. */
async function findFormat(
  path: string,
  { content, parts }: FeedParts,
): Promise<{ feedPath: string; format: typeof RSS } | undefined> {
  if (FEED.test(path)) return { feedPath: path, format: RSS };
  for (const format of feedFormats(parts)) {
    const feedPath = path.endsWith(format.suffix) ? path.slice(0, -format.suffix.length) : '';
    if (FEED.test(feedPath) && format.isOn(await content.shared())) return { feedPath, format };
  }
  return undefined;
}

async function feed(
  path: string,
  { feedPath, format }: { feedPath: string; format: typeof RSS },
  parts: FeedParts,
): Promise<SiteResponse | undefined> {
  const { documents: kinds, env } = parts;
  const at = await splitOffered(feedPath, parts.content);
  const { locale } = at;
  const content = parts.content.in(locale);
  const found = await findFeed(at, { content, documents: kinds });
  if (!found) return undefined;
  const { kind, of, terms = {} } = found;
  const shared = await content.shared();
  const [site = shared.site] = await content.translateWhole('site', [{ ...shared.site, id: 1 }]);
  const documents = await content.listAll(kind.name, { terms, isWithoutFront: true, limit: FEED_LENGTH });
  const channel = feedChannel({ site, locale, publicUrl: env.publicUrl, feedPath: path, of });
  return answer(
    format.type,
    format.write(
      channel,
      documents.map((document) => feedItem(env.publicUrl, document)),
    ),
  );
}

function answer(type: string, body: string): SiteResponse {
  return { status: 200, headers: { 'content-type': type }, body, cacheable: true };
}
