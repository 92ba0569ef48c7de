import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { hasSeveralHosts } from '../plugins/refuseAmbiguous.ts';
import { chooseRepresentation, type Representation } from './negotiate.ts';
import type { StoredPage } from './storedPage.ts';

/** Fast path: sends pages that are in memory ahead of the router, whose hooks and timers cost as much as sending the bytes. */
export interface ReadyAnswers {
  /**
   * From now on this page may be sent ahead of the router, as long as it is in memory. Only for a page that the router has just sent: that
   * proves that no other route has its path, that it has no rate limit, and that its headers can be sent.
   */
  admit(page: StoredPage): void;
  /** A request listener that serves what it can, as the router would, and passes everything else to `next`. */
  before(next: RequestListener): RequestListener;
}

export interface ReadyAnswersOptions {
  /** The page in memory for a path without a query. Must not throw: no error handler runs yet. */
  peek(path: string): StoredPage | undefined;
  /** Headers of every response; a page's own take precedence. */
  headers: Readonly<Record<string, string>>;
  /** While true the router answers every request and ends the connection. */
  isStopping(): boolean;
}

/** Header lists in Node's raw format (names and values alternating), one for each representation of a page that was requested. */
type Heads = Partial<Record<Representation, string[]>>;

/** Sends cached pages ahead of the router, with the headers of their first response. */
export function createReadyAnswers({ peek, headers, isStopping }: ReadyAnswersOptions): ReadyAnswers {
  const admitted = new WeakMap<StoredPage, Heads>();

  function send(page: StoredPage, heads: Heads, request: IncomingMessage, response: ServerResponse): void {
    const representation = chooseRepresentation(page, request.headers);
    heads[representation] ??= makeHead(page, representation, headers);
    if (representation === 'unchanged') response.writeHead(304, heads[representation]).end();
    else response.writeHead(page.status, heads[representation]).end(page.bodies[representation]);
  }

  return {
    admit: (page) => {
      if (!admitted.has(page)) admitted.set(page, {});
    },
    before: (next) => (request, response) => {
      const isReading = request.method === 'GET' || request.method === 'HEAD';
      const page = isReading && !isStopping() ? peek(request.url ?? '') : undefined;
      const heads = page && admitted.get(page);
      if (heads && !hasSeveralHosts(request.rawHeaders)) send(page, heads, request, response);
      else next(request, response);
    },
  };
}

function makeHead(
  page: StoredPage,
  representation: Representation,
  headers: Readonly<Record<string, string>>,
): string[] {
  const all: Record<string, string> = { ...headers, ...page.headers };
  if (representation !== 'unchanged') {
    if (representation !== 'identity') all['content-encoding'] = representation;
    all['content-length'] = String(page.bodies[representation]?.length);
  }
  return Object.entries(all).flat();
}
