import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SiteRequest } from '../../pages/site.ts';
import { chooseEncoding, matchesEtag } from '../cache/negotiate.ts';
import type { StoredPage } from '../cache/storedPage.ts';

/** The request as the renderer sees it: raw path and query, nothing of who asks. */
export function toSiteRequest({ raw }: FastifyRequest): SiteRequest {
  const url = raw.url ?? '/';
  const mark = url.indexOf('?');
  if (mark < 0) return { path: url, query: new URLSearchParams() };
  return { path: url.slice(0, mark), query: new URLSearchParams(url.slice(mark + 1)) };
}

/** Sends a finished page in the encoding the browser likes best, or 304 when it has this very page. */
export function sendPage(request: FastifyRequest, reply: FastifyReply, page: StoredPage): FastifyReply {
  const { headers } = request;
  reply.headers(page.headers);
  if (page.status === 200 && matchesEtag(headers['if-none-match'], page.headers.etag)) return reply.code(304).send();
  const encoding = chooseEncoding(page, headers['accept-encoding'] as string | undefined);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.code(page.status).send(page.bodies[encoding]);
}
