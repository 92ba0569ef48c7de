import type { FeedChannel, FeedItem } from '../../render/feed.ts';
import { absoluteUrl } from '../../render/links/absoluteUrl.ts';
import { sharePicture } from '../../render/pictures/sharePicture.ts';
import type { DocumentView, Site, TermView } from '../../render/types.ts';
import { joinLocale, type LocaleCode } from '../../shared/locales.ts';
import { createTranslate } from '../../shared/messages/index.ts';

interface FeedOf {
  publicUrl: string;
  site: Site;
  locale: LocaleCode;
  /** The feed's own path. */
  feedPath: string;
  /** The archive that the feed belongs to, its path without the language; absent for the site's main feed. */
  of?: Pick<TermView, 'description' | 'path' | 'title'> | undefined;
}

/** The title of a feed: that of its archive, if any, and the name of the site. */
export function feedTitle({ name }: Pick<Site, 'name'>, of?: string): string {
  return of ? `${of} · ${name}` : name;
}

/** Metadata of a feed. */
export function feedChannel({ feedPath, locale, of, publicUrl, site }: FeedOf): FeedChannel {
  const about = site.description || site.tagline || createTranslate(locale)('archive.articles');
  return {
    title: feedTitle(site, of?.title),
    url: absoluteUrl(publicUrl, joinLocale({ locale, path: of?.path ?? '/' })),
    feedUrl: absoluteUrl(publicUrl, feedPath),
    description: of?.description || about,
    language: locale,
  };
}

/** Converts a document to a feed item. A translated one has the names of its terms that are translated, too. */
export function feedItem(publicUrl: string, document: DocumentView): FeedItem {
  const description = document.excerpt ?? document.meta.description;
  const picture = sharePicture(publicUrl, document.image);
  return {
    title: document.title,
    url: absoluteUrl(publicUrl, document.path),
    guid: `rihla:${document.collection}:${document.id}${document.locale ? `:${document.locale}` : ''}`,
    publishedAt: document.publishedAt ?? document.updatedAt,
    modifiedAt: document.updatedAt,
    categories: [...document.sections, ...document.keywords]
      .filter(({ locale }) => locale === document.locale)
      .map(({ title }) => title),
    ...(description && { description }),
    ...(picture && { picture: picture.url }),
    ...(document.byline && { author: document.byline }),
  };
}
