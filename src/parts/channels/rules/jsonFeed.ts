import type { FeedChannel, FeedItem } from '../../../render/feed.ts';
import { cleanText } from './cleanText.ts';

/** Writes a feed as JSON Feed 1.1 (jsonfeed.org/version/1.1). */
export function writeJsonFeed(channel: FeedChannel, items: readonly FeedItem[]): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: cleanText(channel.title),
    home_page_url: channel.url,
    feed_url: channel.feedUrl,
    description: cleanText(channel.description),
    language: channel.language,
    items: items.map(itemOf),
  });
}

function itemOf({ author, categories, description, guid, modifiedAt, picture, publishedAt, title, url }: FeedItem) {
  const summary = cleanText(description);
  const byline = cleanText(author);
  const tags = categories.flatMap((category) => cleanText(category) || []);
  return {
    id: guid,
    url,
    title: cleanText(title),
    // One of `content_text` and `content_html` is required; the page has the rest.
    content_text: summary || cleanText(title),
    ...(summary && { summary }),
    ...(picture && { image: picture }),
    ...dated('date_published', publishedAt),
    ...dated('date_modified', modifiedAt),
    ...(byline && { authors: [{ name: byline }] }),
    ...(tags.length > 0 && { tags }),
  };
}

/** A date as in RFC 3339; omitted where invalid. */
function dated(name: string, stored: string | undefined): Record<string, string> {
  const time = Date.parse(stored ?? '');
  return Number.isNaN(time) ? {} : { [name]: new Date(time).toISOString() };
}
