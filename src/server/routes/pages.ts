import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SiteRenderer } from '../../pages/siteRenderer.ts';
import { readCookies } from '../../shared/readCookies.ts';
import type { Pages } from '../cache/createPages.ts';
import type { ReadyAnswers } from '../cache/earlyResponses.ts';
import { TIMING_HEADER } from '../cache/outdated.ts';
import { isPersonal, type StoredPage } from '../cache/storedPage.ts';
import { methodNotAllowed } from '../faults/errors.ts';
import { endpoint, READING as READING_POLICY } from '../pipeline/endpointPolicy.ts';
import { clientOf } from '../pipeline/withPermit.ts';
import { createCheck, perMinute, RATE_LIMITS } from '../plugins/rateLimit.ts';
import { sendPage, toSiteRequest } from './sendPage.ts';

const READING = ['GET', 'HEAD'];
const POLICY = { ...READING_POLICY, permits: 'render', permitAt: 'making' } as const;

/** Catch-all route: pages, feeds, redirects and the not-found page. */
export function registerPages(
  app: FastifyInstance,
  { pages, ready, site }: { pages: Pages; ready: ReadyAnswers; site: Pick<SiteRenderer, 'asks' | 'personal'> },
): void {
  const limitVariants = createCheck(app, RATE_LIMITS.listing);
  const find = async (request: FastifyRequest, reply: FastifyReply): Promise<StoredPage> => {
    const siteRequest = toSiteRequest(request);
    const ready = pages.peek(siteRequest);
    if (ready) return ready;
    if (site.asks(siteRequest.query)) await limitVariants(request);
    const page = await pages.find(siteRequest, { isOverloaded: app.isShedding(), client: clientOf(request) });
    reply.header(TIMING_HEADER, 'cache;desc=miss');
    return page;
  };
  app.route({
    method: READING,
    url: '/search/*',
    ...endpoint({ ...POLICY, rate: perMinute('search') }, { rate: app.rateLimit(RATE_LIMITS.search) }),
    handler: async (request, reply) => sendPage(request, reply, await find(request, reply)),
  });
  app.route({
    method: READING,
    url: '/*',
    // The rate limit of list variants; repeated requests for any other page cost nothing.
    ...endpoint({ ...POLICY, rate: perMinute('listing') }),
    handler: async (request, reply) => {
      const page = await find(request, reply);
      if (isPersonal(page)) return sendPersonal(request, reply, page, site);
      await sendPage(request, reply, page);
      ready.admit(page);
      return reply;
    },
  });
}

/** Sends a page with the visitor's personal content; the shared page when there is none. */
async function sendPersonal(
  request: FastifyRequest,
  reply: FastifyReply,
  page: StoredPage,
  site: Pick<SiteRenderer, 'personal'>,
): Promise<FastifyReply> {
  const cookies = readCookies(request.headers.cookie);
  const own = await site.personal(page.personal ?? [], toSiteRequest(request), cookies);
  if (!own) return sendPage(request, reply, page);
  // Its URL may hold a secret, which must not leak in a Referer header.
  const headers = { 'cache-control': 'private, no-store', 'referrer-policy': 'same-origin', ...own.headers };
  return reply.headers(headers).type('text/html; charset=utf-8').send(own.html);
}

/** Fallback handler for unmatched routes: a method other than reading, or a path that another part of the server left alone. */
export function registerNotFound(app: FastifyInstance, pages: Pages): void {
  app.declareFallback(POLICY);
  app.setNotFoundHandler(async (request, reply) => {
    if (!READING.includes(request.method)) throw methodNotAllowed(READING);
    return sendPage(request, reply, await pages.find(toSiteRequest(request), { client: clientOf(request) }));
  });
}
