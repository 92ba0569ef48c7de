import { absoluteUrl } from '../../render/absoluteUrl.ts';
import type { Category, DocumentView, Site } from '../../render/types.ts';
import type { LocaleCode } from '../../shared/locales.ts';
import { createTranslate } from '../../shared/messages/index.ts';
import type { RssChannel, RssItem } from './rss.ts';

interface FeedOf {
  publicUrl: string;
  site: Site;
  locale: LocaleCode;
  /** With a category, the feed of its articles alone, and the path of its archive. */
  category?: { term: Category; basePath: string };
}

/** What a feed says of itself. */
export function rssChannel({ category, locale, publicUrl, site }: FeedOf): RssChannel {
  const about = site.description || site.tagline || createTranslate(locale)('archive.articles');
  if (!category) {
    return {
      title: site.name,
      url: `${publicUrl}/`,
      feedUrl: `${publicUrl}/feed/`,
      description: about,
      language: locale,
    };
  }
  const { term, basePath } = category;
  return {
    title: `${term.title} · ${site.name}`,
    url: absoluteUrl(publicUrl, basePath),
    feedUrl: absoluteUrl(publicUrl, `${basePath}feed/`),
    description: term.description || about,
    language: locale,
  };
}

/** An article as its feed item. */
export function rssItem(publicUrl: string, document: DocumentView): RssItem {
  const description = document.excerpt ?? document.meta.description;
  return {
    title: document.title,
    url: absoluteUrl(publicUrl, document.path),
    guid: `rihla:${document.collection}:${document.id}`,
    publishedAt: document.publishedAt ?? document.updatedAt,
    categories: [...document.categories, ...document.tags].map((term) => term.title),
    ...(description && { description }),
    ...(document.byline && { author: document.byline }),
  };
}
