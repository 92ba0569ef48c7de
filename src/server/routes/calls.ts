import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SiteRenderer } from '../../pages/siteRenderer.ts';
import type { SiteResponse } from '../../pages/siteTypes.ts';
import type { ApiRequest } from '../../render/call.ts';
import type { Pages } from '../cache/createPages.ts';
import { notForSharedCache } from '../cache/sharedCache.ts';
import { storePage } from '../cache/storedPage.ts';
import { createLimits } from '../endpoints/createLimits.ts';
import { notFound } from '../faults/errors.ts';
import { type Check, endpoint } from '../pipeline/endpointPolicy.ts';
import { clientOf } from '../pipeline/withPermit.ts';
import { visitorKey } from '../plugins/rateLimit.ts';
import { HANDLER_TIMEOUT_MS } from '../plugins/requestLimits.ts';
import { sendPage } from './sendPage.ts';

/** Room for a request with many ids; a payment provider's webhook lists all items, some 20 kB. */
const MAX_BODY_BYTES = 64 * 1024;

/**
 * API endpoints for other programs, such as `POST /octo/availability`. The body is passed on as text, so that each call can refuse it in its own
 * format. Responses are cached like fragments, where their part gives a cache key.
 */
export function registerCalls(app: FastifyInstance, pages: Pages, { calls }: Pick<SiteRenderer, 'calls'>): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    const limitOf = createLimits(app);
    for (const { audience, authenticate, headers = [], method, rateLimit, route, settle } of calls) {
      const bodyBytes = method === 'GET' ? 0 : MAX_BODY_BYTES;
      const policy = { audience, bodyBytes, timeMs: HANDLER_TIMEOUT_MS, rate: rateLimit, permits: 'apiCalls' } as const;
      scope.route({
        method,
        url: route,
        ...endpoint(policy, {
          rate: limitOf(rateLimit),
          authentication: authenticate && refuseBy((request) => authenticate(headersOf(request, headers))),
        }),
        handler: async (request, reply) => {
          const settled = await settle(readCallRequest(request, headers));
          if (!settled) throw notFound();
          if (!('key' in settled)) return sendPage(request, reply, await storePage(settled));
          const options = { isOverloaded: app.isShedding(), client: clientOf(request), isVariant: true };
          const stored = await pages.keep(settled.key, settled.make, options);
          // A response to a client with a key must not be served to others.
          return sendPage(request, reply, headers.length > 0 ? notForSharedCache(stored) : stored);
        },
      });
    }
  });
}

/** Sends the refusal of a call before its body is read, and closes the connection without waiting for it. */
function refuseBy(judge: (request: FastifyRequest) => Promise<SiteResponse | undefined>): Check {
  const check = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const refused = await judge(request);
    if (!refused) return undefined;
    if (!request.raw.complete && hasBody(request)) reply.header('connection', 'close');
    return sendPage(request, reply, await storePage(refused));
  };
  return check as Check;
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function headersOf({ headers }: Pick<FastifyRequest, 'headers'>, wanted: readonly string[]): ApiRequest['headers'] {
  return Object.fromEntries(wanted.map((name) => [name, String(headers[name] ?? '')]));
}

function readCallRequest({ body, headers, ip, params, url }: FastifyRequest, wanted: readonly string[]): ApiRequest {
  return {
    params: params as Record<string, string>,
    query: new URLSearchParams(url.split('?', 2)[1]),
    headers: headersOf({ headers }, wanted),
    body: typeof body === 'string' ? body : '',
    visitor: visitorKey(ip),
  };
}
