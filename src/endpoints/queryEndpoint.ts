import type { EndpointContext, Missing, RateLimit } from './formEndpoint.ts';
import type { Notice } from './notice.ts';

/** A file download for this visitor. */
export interface FileAnswer {
  kind: 'file';
  /** File name of the download. */
  name: string;
  /** Media type for `content-type`. */
  type: string;
  body: string;
}

/** A redirect to a path of this site. */
export interface LedOn {
  kind: 'to';
  to: string;
  headers?: Readonly<Record<string, string | string[]>>;
}

/** A standalone page without the site's look, such as one to be printed. Never cached, not indexed. */
export interface PageAnswer {
  kind: 'page';
  html: string;
  /** Content security policy of the page. */
  contentSecurityPolicy: string;
}

/** The response of a query endpoint: JSON for a script, a file, or a page. */
export type Answer =
  | { kind: 'data'; body: object }
  | { kind: 'notice'; notice: Notice }
  | FileAnswer
  | LedOn
  | Missing
  | PageAnswer;

/**
 * A GET endpoint of a part with uncached responses for one visitor: a token, a confirmation page. Responses that are the same for everybody are
 * files or fragments.
 */
export interface QueryEndpoint {
  /** URL pattern, as in `/subscription/:token/`. */
  path: string;
  rateLimit: RateLimit;
  /** Whether it belongs to public pages, so that a studio-only process leaves it out. */
  isOfPages: boolean;
  /** @throws only errors the client cannot fix: they become a 500 */
  answer(context: EndpointContext): Promise<Answer>;
}
