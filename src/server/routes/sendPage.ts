import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SiteRequest } from '../../pages/siteTypes.ts';
import { compressFor } from '../cache/compressFor.ts';
import { chooseRepresentation } from '../cache/negotiate.ts';
import type { StoredPage } from '../cache/storedPage.ts';

/** The request for the renderer: raw path and query, nothing about the client. */
export function toSiteRequest({ raw }: FastifyRequest): SiteRequest {
  const url = raw.url ?? '/';
  const mark = url.indexOf('?');
  if (mark < 0) return { path: url, query: new URLSearchParams() };
  return { path: url.slice(0, mark), query: new URLSearchParams(url.slice(mark + 1)) };
}

/** Sends a finished page in the best accepted encoding, or 304 when the ETag matches. */
export async function sendPage(request: FastifyRequest, reply: FastifyReply, page: StoredPage): Promise<FastifyReply> {
  if (page.isLate) await compressFor(page, request.headers);
  const representation = chooseRepresentation(page, request.headers);
  reply.headers(page.keepsQuery ? withQuery(page, request) : page.headers);
  if (representation === 'unchanged') return reply.code(304).send();
  if (representation !== 'identity') reply.header('content-encoding', representation);
  return reply.code(page.status).send(page.bodies[representation]);
}

/**
 * Headers of a redirect; a target inside the site gets the request's query: links in letters carry their key in it. Added here because
 * requests that differ in it alone share one response. A target with a query of its own stays as it is.
 */
function withQuery({ headers }: StoredPage, { raw }: FastifyRequest): Record<string, string> {
  const { location = '' } = headers;
  const query = /\?.+/.exec(raw.url ?? '')?.[0] ?? '';
  const isOurs = /^\/(?!\/)[^?#]*$/.test(location);
  return isOurs && query ? { ...headers, location: location + query } : headers;
}
