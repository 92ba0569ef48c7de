import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { childrenOf, parseXml, textOf } from '../../../tests/support/widgets/parseXml.ts';
import type { FeedItem } from '../../render/feed.ts';
import { buildDocument, buildSite, buildTerm } from '../head/testSupport.ts';
import { feedChannel, feedItem } from './feedItems.ts';
import { buildRss } from './rss.ts';

const PUBLIC_URL = 'https://rihla.example';
const channel = feedChannel({ publicUrl: PUBLIC_URL, site: buildSite(), locale: 'en', feedPath: '/feed/' });
const RFC_822 =
  /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d\d:\d\d:\d\d GMT$/;

function channelOf(items: FeedItem[], of = channel) {
  return parseXml(buildRss(of, items)).children[0];
}

test('the channel has its title and its own URL', () => {
  const element = channelOf([]);
  expect(textOf(element, 'title')).toBe('Rihla Travel');
  expect(textOf(element, 'link')).toBe('https://rihla.example/');
  expect(textOf(element, 'description')).toBe('Small tours with local guides.');
  expect(textOf(element, 'lastBuildDate')).toBeUndefined();
  expect(childrenOf(element, 'atom:link')[0]?.attributes).toEqual({
    href: 'https://rihla.example/feed/',
    rel: 'self',
    type: 'application/rss+xml',
  });
});

test('the feed of a category is named after it', () => {
  const of = buildTerm({ title: 'Désert', path: '/category/désert/' });
  const feedPath = '/category/désert/feed/';
  expect(feedChannel({ publicUrl: PUBLIC_URL, site: buildSite(), locale: 'en', feedPath, of })).toMatchObject({
    title: 'Désert · Rihla Travel',
    feedUrl: 'https://rihla.example/category/d%C3%A9sert/feed/',
  });
});

test('a site without a description still has a valid channel', () => {
  const site = { id: 1, name: 'Rihla' };
  expect(feedChannel({ publicUrl: PUBLIC_URL, site, locale: 'en', feedPath: '/feed/' }).description).not.toBe('');
});

describe('an item', () => {
  test('has a permanent id, an absolute URL and an RFC 822 date', () => {
    const element = channelOf([feedItem(PUBLIC_URL, buildDocument({ path: '/été/' }))]);
    const item = childrenOf(element, 'item')[0];
    const guid = childrenOf(item, 'guid')[0];
    expect(guid).toMatchObject({ text: 'rihla:posts:7', attributes: { isPermaLink: 'false' } });
    expect(textOf(item, 'link')).toBe('https://rihla.example/%C3%A9t%C3%A9/');
    expect(textOf(item, 'pubDate')).toBe('Fri, 01 May 2026 08:00:00 GMT');
    expect(textOf(item, 'pubDate')).toMatch(RFC_822);
    expect(textOf(item, 'dc:creator')).toBe('Salma Idrissi');
    expect(childrenOf(item, 'category').map((category) => category.text)).toEqual(['Desert', 'Camping', 'Stars']);
    expect(textOf(element, 'lastBuildDate')).toBe('Fri, 01 May 2026 08:00:00 GMT');
  });

  test('has no date where the document has none', () => {
    const item = { ...feedItem(PUBLIC_URL, buildDocument()), publishedAt: 'soon' };
    expect(buildRss(channel, [item])).not.toMatch(/pubDate|lastBuildDate/);
  });

  test('keeps any text that XML allows, and is well-formed with any other', () => {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: XML forbids these characters
    const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.constantFrom('', ']]>', '\r', '<b>', '\ud800'), (text, more) => {
        const title = `a${text}${more}z`;
        const element = channelOf([{ ...feedItem(PUBLIC_URL, buildDocument()), title }]);
        expect(textOf(childrenOf(element, 'item')[0], 'title')).toBe(title.toWellFormed().replace(forbidden, ''));
      }),
    );
  });
});
