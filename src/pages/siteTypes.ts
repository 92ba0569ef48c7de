import type { PageListing } from '../render/listings/pageListings.ts';

/** What is asked of the site. */
export interface SiteRequest {
  /** Path as it was sent. */
  path: string;
  query: URLSearchParams;
}

/** What the site answers. */
export interface SiteResponse {
  status: number;
  headers: Record<string, string>;
  body: string | Buffer;
  /** False: never stored. */
  cacheable: boolean;
  /** The listings on the page, of which its address can say something. */
  listings?: readonly PageListing[];
  /** Names of the parameters that blocks of the page read beside these. */
  parameters?: readonly string[];
  /** Names of the parts that know visitors to whom the page shows something else; nobody keeps it but this process. */
  personal?: readonly string[];
  /** What the answer is made of; absent: any change of the content touches it. */
  tags?: readonly string[];
  /** How long it may be given to others, in ms; absent: until the content changes. */
  ttlMs?: number;
}
