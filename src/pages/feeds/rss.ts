import type { FeedChannel, FeedItem } from '../../render/feed.ts';
import { escapeXml, textElement, XML_DECLARATION } from './xml.ts';

const NAMESPACES = 'xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"';

/** An RSS 2.0 feed. Its date is that of the newest item, so that equal items give equal bytes. */
export function buildRss(channel: FeedChannel, items: readonly FeedItem[]): string {
  return `${XML_DECLARATION}
<rss version="2.0" ${NAMESPACES}>
<channel>
<title>${escapeXml(channel.title)}</title>
<link>${escapeXml(channel.url)}</link>
<description>${escapeXml(channel.description)}</description>
<language>${escapeXml(channel.language)}</language>
${textElement('lastBuildDate', newestDate(items))}
<atom:link href="${escapeXml(channel.feedUrl)}" rel="self" type="application/rss+xml"/>
${items.map((item) => `${itemElement(item)}\n`).join('')}</channel>
</rss>
`;
}

function itemElement(item: FeedItem): string {
  const parts = [
    `<title>${escapeXml(item.title)}</title>`,
    textElement('link', item.url),
    `<guid isPermaLink="false">${escapeXml(item.guid)}</guid>`,
    textElement('pubDate', rssDate(Date.parse(item.publishedAt))),
    textElement('dc:creator', item.author),
    textElement('description', item.description),
    ...item.categories.map((category) => textElement('category', category)),
  ];
  return `<item>${parts.join('')}</item>`;
}

function newestDate(items: readonly FeedItem[]): string | undefined {
  return rssDate(Math.max(...items.map((item) => Date.parse(item.publishedAt)).filter((time) => !Number.isNaN(time))));
}

/** RFC 822 date, as RSS requires. */
function rssDate(time: number): string | undefined {
  return Number.isFinite(time) ? new Date(time).toUTCString() : undefined;
}
