import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Pages } from '../cache/createPages.ts';
import { TIMING_HEADER } from '../cache/outdated.ts';
import type { ReadyAnswers } from '../cache/readyAnswers.ts';
import type { StoredPage } from '../cache/storedPage.ts';
import { methodNotAllowed } from '../errors.ts';
import { RATE_LIMITS } from '../plugins/rateLimit.ts';
import { sendPage, toSiteRequest } from './sendPage.ts';

const READING = ['GET', 'HEAD'];

/** Every address that no other route has: pages, feeds, redirects and the not-found page. */
export function registerPages(app: FastifyInstance, pages: Pages, ready: ReadyAnswers): void {
  const find = async (request: FastifyRequest, reply: FastifyReply): Promise<StoredPage> => {
    const wanted = toSiteRequest(request);
    const ready = pages.peek(wanted);
    if (ready) return ready;
    const page = await pages.find(wanted, app.isShedding());
    reply.header(TIMING_HEADER, 'cache;desc=miss');
    return page;
  };
  app.route({
    method: READING,
    url: '/search/*',
    config: { rateLimit: RATE_LIMITS.search },
    handler: async (request, reply) => sendPage(request, reply, await find(request, reply)),
  });
  app.route({
    method: READING,
    url: '/*',
    handler: async (request, reply) => {
      const page = await find(request, reply);
      await sendPage(request, reply, page);
      ready.admit(page);
      return reply;
    },
  });
}

/** Answers what no route takes: another method than reading, or an address that another part of the server left alone. */
export function registerNotFound(app: FastifyInstance, pages: Pages): void {
  app.setNotFoundHandler(async (request, reply) => {
    if (!READING.includes(request.method)) throw methodNotAllowed(READING);
    return sendPage(request, reply, await pages.find(toSiteRequest(request)));
  });
}
