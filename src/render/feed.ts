import type { SharedContent } from '../content/types.ts';

/** Metadata of a feed. */
export interface FeedChannel {
  title: string;
  /** URL of the page that the feed belongs to; absolute. */
  url: string;
  /** URL of the feed itself; absolute. */
  feedUrl: string;
  description: string;
  language: string;
}

/** A feed item. */
export interface FeedItem {
  title: string;
  /** Absolute. */
  url: string;
  /** Stays the same when the URL changes, so that readers never show an article twice. */
  guid: string;
  publishedAt: string;
  modifiedAt?: string;
  description?: string;
  author?: string;
  /** Absolute. */
  picture?: string;
  categories: string[];
}

/** A feed format besides RSS. */
export interface FeedFormat {
  /** Path suffix of its feeds, such as `json/`. */
  suffix: string;
  /** Media type for `content-type` and links. */
  type: string;
  isOn(shared: SharedContent): boolean;
  write(channel: FeedChannel, items: readonly FeedItem[]): string;
}
