import type { ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { TypedUser } from 'payload';
import { NETWORK_HEADER } from '../../cms/auditLog/noteAudit.ts';
import { type StudioLanguages, WORDS_PATH } from '../../cms/studio/language/studioLanguages.ts';
import { yieldBetweenRenders } from '../../pages/rendering/yieldBetweenRenders.ts';
import { ambiguousPath, firstAccountByLink, notSignedIn, unreadableOverride } from '../faults/errors.ts';
import { type Check, type EndpointPolicy, endpoint, READING } from '../pipeline/endpointPolicy.ts';
import { limitConcurrency, shedWhenBusy } from '../plugins/pressure.ts';
import { createCheck, networkKey, perMinute, RATE_LIMITS, visitorKey } from '../plugins/rateLimit.ts';
import { refuseForeignChange } from '../plugins/refuseForeign.ts';
import { MAX_UPLOAD_BYTES, STRANGER_TIMEOUT_MS } from '../plugins/requestLimits.ts';
import { isPlainPath, pathOf } from '../requestPath.ts';
import type { Studio } from '../studio/createStudio.ts';
import { endAfter } from '../studio/endAfter.ts';
import { fillFetchSite } from '../studio/fillFetchSite.ts';
import { limitBody } from '../studio/limitBody.ts';
import { passwordEndpointName } from '../studio/passwordEndpointName.ts';
import { newNonce } from '../studio/signInPages.ts';
import { createStrangerPages } from '../studio/strangerPages.ts';
import { DATA_POLICY, studioPolicy } from '../studio/studioPolicy.ts';
import { untilBodyArrived } from '../studio/untilBodyArrived.ts';

const POLICY_HEADER = 'content-security-policy';
/** Methods that Payload's API has; each endpoint checks its own. */
const API_METHODS = ['DELETE', 'GET', 'HEAD', 'OPTIONS', 'PATCH', 'POST', 'PUT'];
/** Concurrent studio file requests per visitor; one page of it needs about a hundred, over HTTP/2 all at once. */
const MAX_FILES = 250;

const POLICY: EndpointPolicy = {
  audience: 'staff, some for anybody',
  bodyBytes: MAX_UPLOAD_BYTES,
  timeMs: 'none',
  strangerTimeMs: STRANGER_TIMEOUT_MS,
  rate: perMinute('strangers'),
  permits: 'staff',
};

export interface StudioRouteOptions {
  isDevelopment: boolean;
  languages?: StudioLanguages | undefined;
  publicUrl: string;
  /** Answers 503 while the database is down. */
  needsDatabase(request: { method: string }): Promise<void>;
  /** The signed-in staff account of a request; undefined for anybody else. */
  findStaff(request: FastifyRequest): Promise<TypedUser | undefined>;
  /** Whether an account has signed in before with the browser of a request. */
  isFromKnownBrowser(request: FastifyRequest): boolean;
}

/** Passes `/admin`, `/api` and `/_next` to Next. None of these routes can create the first account. */
export function registerStudio(
  app: FastifyInstance,
  studio: Studio,
  { isDevelopment, languages, publicUrl, needsDatabase, findStaff, isFromKnownBrowser }: StudioRouteOptions,
): void {
  app.register(async (scope) => {
    // Next reads the body itself.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    scope.addHook('onRequest', refuseOtherReadings);
    const refuseForeign = async (request: FastifyRequest) => refuseForeignChange(request, publicUrl);
    const limitStrangers = createCheck(scope, RATE_LIMITS.strangers);
    const authenticate = async (request: FastifyRequest): Promise<void> => {
      await needsDatabase(request);
      const staff = await findStaff(request);
      request.isFromStaff = staff !== undefined;
      if (staff) {
        request.staff = staff;
        return;
      }
      request.isFromKnownBrowser = isFromKnownBrowser(request);
      await limitStrangers(request);
    };
    const isFromStaff = async (request: FastifyRequest): Promise<boolean> => request.isFromStaff === true;
    const limitLength = limitBody(isFromStaff);
    const stages = {
      origin: refuseForeign,
      rate: limitPasswords(scope),
      authentication: authenticate as Check,
      size: async (request: FastifyRequest): Promise<void> => {
        await limitLength(request);
        if (!request.isFromStaff) await untilBodyArrived(request.raw, Number(request.headers['content-length'] ?? 0));
      },
      load: shedWhenBusy(app),
    };

    /** @param policy creates the content security policy of each response; absent for files */
    const hand = (policy?: () => string) => async (request: FastifyRequest, reply: FastifyReply) => {
      // Loading may fail; after the hijack no error response could be sent.
      await studio.ready();
      reply.hijack();
      fillFetchSite(request.raw, publicUrl);
      request.raw.headers[NETWORK_HEADER] = networkKey(request.ip);
      dress(request, reply, policy?.());
      // During each turn of Next's only one connection is accepted.
      if (request.isFromStaff === false) await yieldBetweenRenders();
      // While one develops, a first page is compiled.
      if (request.isFromStaff === false && !isDevelopment) endAfter(reply.raw, STRANGER_TIMEOUT_MS);
      await studio.handle(request.raw, reply.raw);
    };
    const page = hand(() => studioPolicy(newNonce(), isDevelopment));
    const data = hand(() => DATA_POLICY);
    const answerStranger = isDevelopment ? undefined : createStrangerPages(scope, publicUrl);
    for (const url of ['/admin', '/admin/*'])
      scope.route({
        method: ['GET', 'HEAD', 'POST'],
        url,
        ...endpoint(POLICY, {
          ...stages,
          authentication: async (request: FastifyRequest, reply: FastifyReply) => {
            await authenticate(request);
            if (request.isFromStaff) return;
            if (request.method === 'POST') throw notSignedIn();
            await answerStranger?.(request, reply);
          },
        }),
        handler: page,
      });
    for (const url of ['/api', '/api/*'])
      scope.route({
        method: API_METHODS,
        url,
        ...endpoint(POLICY, stages),
        handler: (request, reply) => {
          // Payload has no HEAD. Node omits the body of the response, even after the method was rewritten.
          if (request.method === 'HEAD') request.raw.method = 'GET';
          return data(request, reply);
        },
      });
    scope.get<{ Params: { file: string } }>(
      `${WORDS_PATH}:file`,
      endpoint(READING, {}),
      async ({ headers, params }, reply) => {
        const script = languages?.findScript(params.file);
        if (!script) return reply.callNotFound();
        const isCompressed = /\bbr\b/.test(String(headers['accept-encoding']));
        return reply
          .headers({ 'cache-control': 'public, max-age=31536000, immutable', vary: 'accept-encoding' })
          .type('text/javascript; charset=utf-8')
          .headers(isCompressed ? { 'content-encoding': 'br' } : {})
          .send(isCompressed ? await script.compressed() : script.text);
      },
    );
    // A studio page that has begun to load needs all of its files: no load shedding, no database check.
    const files = {
      handler: hand(),
      ...endpoint({ ...READING, timeMs: 'none' }, { load: limitConcurrency(MAX_FILES) }),
    };
    if (isDevelopment) scope.all('/_next/*', files);
    else scope.get('/_next/static/*', files);
  });
}

/**
 * Refuses requests that Next or Payload could read differently from the router: a path in another encoding, Payload's form or endpoint for the
 * first account, and a method override that Payload would not recognise.
 */
async function refuseOtherReadings({ headers, raw }: FastifyRequest): Promise<void> {
  const path = pathOf(raw.url ?? '');
  if (!isPlainPath(path)) throw ambiguousPath();
  if (makesFirstAccount(path)) throw firstAccountByLink();
  const override = headers['x-payload-http-method-override'] ?? headers['x-http-method-override'];
  if (override === 'GET' && headers['content-type'] !== 'application/x-www-form-urlencoded') throw unreadableOverride();
}

/** An onRequest hook: rate limit per visitor for each endpoint that tries passwords. */
function limitPasswords(app: FastifyInstance): (request: FastifyRequest) => Promise<void> {
  const limit = createCheck(app, {
    ...RATE_LIMITS.login,
    keyGenerator: ({ ip, raw }) => `${passwordEndpointName(pathOf(raw.url ?? ''))} ${visitorKey(ip)}`,
  });
  return async (request) => {
    if (request.method === 'POST' && passwordEndpointName(pathOf(request.raw.url ?? ''))) await limit(request);
  };
}

function makesFirstAccount(path: string): boolean {
  return /\/(create-first-user|first-register)(\/|$)/i.test(path);
}

/** Sets our headers on a response that Next writes, and passes the policy with its nonce to Next. */
function dress({ raw }: FastifyRequest, reply: FastifyReply, policy: string | undefined): void {
  const response = reply.raw;
  reply.removeHeader(POLICY_HEADER);
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) response.setHeader(name, value);
  if (policy) {
    raw.headers[POLICY_HEADER] = policy;
    response.setHeader(POLICY_HEADER, policy);
  }
  keepOurs(response);
}

/** Drops the headers of Next and Payload that name the software, and keeps ours from being overwritten. */
function keepOurs(response: ServerResponse): void {
  const setHeader = response.setHeader.bind(response);
  response.setHeader = (name, value) =>
    /^(x-powered-by|content-security-policy)$/i.test(name) ? response : setHeader(name, value);
}
