import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Pages } from '../cache/createPages.ts';
import { methodNotAllowed } from '../errors.ts';
import { RATE_LIMITS } from '../plugins/rateLimit.ts';
import { sendPage, toSiteRequest } from './sendPage.ts';

const READING = ['GET', 'HEAD'];
const WRITING = ['DELETE', 'OPTIONS', 'PATCH', 'POST', 'PUT'];

/** Every address that no other route has: pages, feeds, redirects and the not-found page. */
export function registerPages(app: FastifyInstance, pages: Pages): void {
  const respond = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const wanted = toSiteRequest(request);
    return sendPage(request, reply, pages.peek(wanted) ?? (await pages.find(wanted, app.isShedding())));
  };
  app.route({ method: READING, url: '/search/*', config: { rateLimit: RATE_LIMITS.search }, handler: respond });
  app.route({ method: READING, url: '/*', handler: respond });
  app.route({
    method: WRITING,
    url: '/*',
    // Before the body is read: it is of no use here.
    onRequest: async () => {
      throw methodNotAllowed(READING);
    },
    handler: () => undefined,
  });
}

/** Answers what no route takes: another method than reading, or an address that another part of the server left alone. */
export function registerNotFound(app: FastifyInstance, pages: Pages): void {
  app.setNotFoundHandler(async (request, reply) => {
    if (!READING.includes(request.method)) throw methodNotAllowed(READING);
    return sendPage(request, reply, await pages.find(toSiteRequest(request)));
  });
}
