import type { PageListing } from '../render/listings/pageListings.ts';
import type { ListingState } from '../render/types.ts';

/** A request to the site. */
export interface SiteRequest {
  /** Raw path. */
  path: string;
  query: URLSearchParams;
  /** The states of the page's listings by their ids, where the query was read already (`pageVariant`). */
  listings?: ReadonlyMap<string, ListingState>;
}

/** One state of a page that visitors can choose. */
export interface PageVariant {
  /** Normalized query, without a question mark: its cache key; empty for the page itself. */
  query: string;
  /** The states of its listings, by their ids in the query. */
  listings: ReadonlyMap<string, ListingState>;
}

/** A response of the site. */
export interface SiteResponse {
  status: number;
  headers: Record<string, string>;
  body: string | Buffer;
  /** False: never cached. */
  cacheable: boolean;
  /** The listings on the page, whose state the query can set. */
  listings?: readonly PageListing[];
  /** Query parameters that other blocks of the page read. */
  parameters?: readonly string[];
  /** For a redirect that does not depend on the query: its target on this site gets the query of the request. */
  keepsQuery?: true;
  /** Parts with personal content on the page; such a page is cached by this process only. */
  personal?: readonly string[];
  /** Cache tags of the content; absent: any change invalidates it. */
  tags?: readonly string[];
  /** TTL in ms; absent: until the content changes. */
  ttlMs?: number;
}
