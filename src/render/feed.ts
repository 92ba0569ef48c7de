import type { SharedContent } from '../content/types.ts';

/** What a feed says of itself. */
export interface FeedChannel {
  title: string;
  /** The page whose news these are; absolute. */
  url: string;
  /** The feed's own address; absolute. */
  feedUrl: string;
  description: string;
  language: string;
}

/** A document as its feed item. */
export interface FeedItem {
  title: string;
  /** Absolute. */
  url: string;
  /** Stays the same when the address changes, so that readers never show an article twice. */
  guid: string;
  publishedAt: string;
  modifiedAt?: string;
  description?: string;
  author?: string;
  /** Absolute. */
  picture?: string;
  categories: string[];
}

/** A form in which every feed of the site can be read beside RSS. */
export interface FeedFormat {
  /** What its addresses have behind those of the feeds, such as `json/`. */
  suffix: string;
  /** As `content-type` and links name it. */
  type: string;
  isOn(shared: SharedContent): boolean;
  write(channel: FeedChannel, items: readonly FeedItem[]): string;
}
