import type { PageListing } from '../render/listings/pageListings.ts';

/** A request to the site. */
export interface SiteRequest {
  /** Raw path. */
  path: string;
  query: URLSearchParams;
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
  /** Parts with personal content on the page; such a page is cached by this process only. */
  personal?: readonly string[];
  /** Cache tags of the content; absent: any change invalidates it. */
  tags?: readonly string[];
  /** TTL in ms; absent: until the content changes. */
  ttlMs?: number;
}
