import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Payload } from 'payload';
import type { Answered, EndpointContext, FormEndpoint, FormPage } from '../../endpoints/formEndpoint.ts';
import type { QueryEndpoint } from '../../endpoints/queryEndpoint.ts';
import { createTranslate } from '../../shared/messages/index.ts';
import { readCookies } from '../../shared/readCookies.ts';
import { notFound, unsupportedBody } from '../faults/errors.ts';
import { type EndpointPolicy, endpoint, READING, type Stages } from '../pipeline/endpointPolicy.ts';
import { shedWhenBusy } from '../plugins/pressure.ts';
import { visitorKey } from '../plugins/rateLimit.ts';
import { refuseForeign } from '../plugins/refuseForeign.ts';
import { HANDLER_TIMEOUT_MS, UPLOAD_TIMEOUT_MS } from '../plugins/requestLimits.ts';
import { answerFormEndpoint, sendNotice, sendOn } from './answerFormEndpoint.ts';
import { createBodyRoom, isMultipart, limitLength, type Reservation } from './bodyRoom.ts';
import { createLimits } from './createLimits.ts';
import { keepLanguage, saidLanguage } from './keepLanguage.ts';
import { readUpload } from './readUpload.ts';
import { readUrlEncoded } from './readUrlEncoded.ts';
import { refererLocale } from './refererLocale.ts';

export interface PostServices {
  payload: Payload;
  /** Origin of this site, for the cross-site check. */
  publicUrl: string;
  countedPath: EndpointContext['countedPath'];
  fontFacesOf: EndpointContext['fontFacesOf'];
  showNotice: EndpointContext['showNotice'];
  showAnswered(path: string, answered: Answered, cookies: EndpointContext['cookies']): Promise<FormPage | undefined>;
}

/** Refuses multipart bodies where no files are accepted. */
async function refuseFiles(request: FastifyRequest): Promise<void> {
  if (isMultipart(request)) throw unsupportedBody();
}

/** Registers the route of each form endpoint. Origin, rate limit and body size are checked here; the content, by the endpoint itself. */
export function registerFormEndpoints(
  app: FastifyInstance,
  endpoints: readonly FormEndpoint[],
  services: PostServices,
): void {
  app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      async (_request: FastifyRequest, body: string) => readUrlEncoded(body),
    );
    const room = createBodyRoom();
    const reservations = new WeakMap<FastifyRequest, Reservation>();
    const begun = new WeakSet<FastifyRequest>();
    scope.addContentTypeParser('multipart/form-data', async (request: FastifyRequest, body: IncomingMessage) => {
      const reservation = room.open(visitorKey(request.ip));
      reservations.set(request, reservation);
      try {
        return await readUpload(body, request.headers['content-type'] ?? '', reservation);
      } catch (error) {
        reservation.release();
        throw error;
      }
    });
    const limitOf = createLimits(app);
    for (const form of endpoints) {
      const { isThere, maxBytes, maxFileBytes = 0 } = form;
      const takesFiles = maxFileBytes > 0;
      const policy: EndpointPolicy = {
        audience: form.isForAnybody ? 'secret link' : 'own pages',
        bodyBytes: Math.max(maxBytes, maxFileBytes),
        timeMs: takesFiles ? UPLOAD_TIMEOUT_MS : HANDLER_TIMEOUT_MS,
        rate: form.rateLimit,
        permits: 'forms',
      };
      const stages: Stages = {
        origin: form.isForAnybody
          ? undefined
          : async (request: FastifyRequest) => refuseForeign(request, services.publicUrl),
        rate: limitOf(form.rateLimit),
        // Uploads, and requests with a secret in the URL, get their 404 before the body is read.
        authentication:
          isThere && (takesFiles || form.isForAnybody)
            ? async (request: FastifyRequest) => {
                const isJudged = form.isForAnybody || isMultipart(request);
                if (isJudged && !(await isThere(await createContext(request, services)))) throw notFound();
              }
            : undefined,
        size: takesFiles ? limitLength({ maxBytes, maxFileBytes }) : refuseFiles,
        load: form.isExpensive ? shedWhenBusy(app) : undefined,
      };
      scope.post(
        form.path,
        {
          ...endpoint(policy, stages),
          // Once started, the handler releases the reservation when it ends.
          onResponse: async (request) => {
            if (!begun.has(request)) reservations.get(request)?.release();
          },
        },
        async (request, reply) => {
          begun.add(request);
          try {
            return await answerFormEndpoint(request, reply, form, await createContext(request, services));
          } finally {
            reservations.get(request)?.release();
          }
        },
      );
    }
  });
}

/** Registers the GET route of each query endpoint. Responses are for one visitor, so no cache stores them. */
export function registerQueryEndpoints(
  app: FastifyInstance,
  endpoints: readonly QueryEndpoint[],
  services: PostServices,
): void {
  const limitOf = createLimits(app);
  for (const { answer, path, rateLimit } of endpoints) {
    const audience = path.includes(':token') ? 'secret link' : 'anybody';
    const policy = { ...READING, audience, rate: rateLimit, permits: 'queries' } as const;
    app.get(path, endpoint(policy, { rate: limitOf(rateLimit) }), async (request, reply) => {
      const context = await createContext(request, services);
      const answered = await answer(context);
      if (answered.kind === 'missing') throw notFound();
      if (answered.kind === 'notice') return sendNotice(reply, answered.notice, context);
      reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
      if (answered.kind === 'to') return sendOn(reply.headers(answered.headers ?? {}), answered.to);
      if (answered.kind === 'data') return reply.send(answered.body);
      if (answered.kind === 'page') {
        const { contentSecurityPolicy, html } = answered;
        reply.headers({ 'content-security-policy': contentSecurityPolicy, 'x-robots-tag': 'noindex' });
        return reply.type('text/html; charset=utf-8').send(html);
      }
      const name = answered.name.replace(/[^\w.-]/g, '-');
      reply.headers({ 'content-disposition': `attachment; filename="${name}"`, 'x-robots-tag': 'noindex' });
      return reply.type(answered.type).send(answered.body);
    });
  }
}

async function createContext(
  { headers, ip, params, raw }: FastifyRequest,
  services: PostServices,
): Promise<EndpointContext> {
  const { countedPath, fontFacesOf, payload, showAnswered, showNotice } = services;
  const cookies = readCookies(headers.cookie);
  const query = new URLSearchParams(raw.url?.split('?')[1]);
  const locale = saidLanguage(query) ?? (await refererLocale(payload, headers.referer));
  return {
    payload,
    params: params as Record<string, string>,
    query,
    browser: headers['user-agent'] ?? '',
    visitor: visitorKey(ip),
    cookies,
    now: new Date(),
    locale,
    t: createTranslate(locale),
    countedPath,
    fontFacesOf,
    // A notice speaks as the request does, unless it is about something with a language of its own.
    showNotice: (notice) => showNotice({ locale, ...notice }),
    async showAnswered(path, answered) {
      const page = await showAnswered(path, answered, cookies);
      return page && { ...page, html: keepLanguage(page.html, locale) };
    },
  };
}
