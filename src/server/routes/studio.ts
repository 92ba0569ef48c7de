import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ambiguousPath, firstAccountByLink, notSignedIn, tooManyRequests, unreadableOverride } from '../errors.ts';
import { limitConcurrency, shedWhenBusy } from '../plugins/pressure.ts';
import { RATE_LIMITS, visitorKey } from '../plugins/rateLimit.ts';
import { refuseForeignChange } from '../plugins/refuseForeign.ts';
import { isPlainPath, pathOf } from '../requestPath.ts';
import type { Studio } from '../studio/createStudio.ts';
import { fillFetchSite } from '../studio/fillFetchSite.ts';
import { limitBody } from '../studio/limitBody.ts';
import { passwordDoor } from '../studio/passwordDoor.ts';
import { DATA_POLICY, studioPolicy } from '../studio/studioPolicy.ts';

const POLICY_HEADER = 'content-security-policy';
/** Payload's own methods; what a single call takes, it says itself. */
const API_METHODS = ['DELETE', 'GET', 'HEAD', 'OPTIONS', 'PATCH', 'POST', 'PUT'];
/** Files of the studio that one visitor may be fetching; one page of it needs about a hundred, over HTTP/2 all at once. */
const MAX_FILES = 250;

export interface StudioRouteOptions {
  isDevelopment: boolean;
  publicUrl: string;
  /** Refuses while the database is away. */
  needsDatabase(request: { method: string }): Promise<void>;
  isStaff(request: FastifyRequest): Promise<boolean>;
}

/** Hands `/admin`, `/api` and `/_next` to Next. The first account cannot be made through any of them. */
export function registerStudio(
  app: FastifyInstance,
  studio: Studio,
  { isDevelopment, publicUrl, needsDatabase, isStaff }: StudioRouteOptions,
): void {
  app.register(async (scope) => {
    // Next reads the body itself.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    scope.addHook('onRequest', refuseOtherReadings);
    const refuseForeign = async (request: FastifyRequest) => refuseForeignChange(request, publicUrl);
    const hooks = [
      refuseForeign,
      shedWhenBusy(app),
      limitConcurrency(),
      needsDatabase,
      limitPasswords(scope),
      limitBody(isStaff),
    ];

    /** @param policy made anew for each answer; absent for files, which have none */
    const hand = (policy?: () => string) => async (request: FastifyRequest, reply: FastifyReply) => {
      // Loading may fail; after the hijack nothing could be said about it.
      await studio.ready();
      reply.hijack();
      fillFetchSite(request.raw, publicUrl);
      dress(request, reply, policy?.());
      await studio.handle(request.raw, reply.raw);
    };
    const page = hand(() => studioPolicy(randomBytes(16).toString('base64'), isDevelopment));
    const data = hand(() => DATA_POLICY);
    for (const url of ['/admin', '/admin/*'])
      scope.route({
        method: ['GET', 'HEAD', 'POST'],
        url,
        handler: page,
        onRequest: [...hooks, postsOfStaff(isStaff)],
      });
    for (const url of ['/api', '/api/*'])
      scope.route({
        method: API_METHODS,
        url,
        onRequest: [...hooks],
        handler: (request, reply) => {
          // Payload knows no HEAD. Node leaves out the body of the answer, whatever the request is called from here on.
          if (request.method === 'HEAD') request.raw.method = 'GET';
          return data(request, reply);
        },
      });
    // A studio that has begun to load gets all of its files, or it would stand there half: nothing is shed, no database needed.
    const files = { handler: hand(), onRequest: limitConcurrency(MAX_FILES) };
    if (isDevelopment) scope.all('/_next/*', files);
    else scope.get('/_next/static/*', files);
  });
}

/**
 * Refuses what Next or Payload could take for something else than the router did: a path in another spelling, Payload's form or
 * call for the first account, and a question that is not where Payload looks for it.
 */
async function refuseOtherReadings({ headers, raw }: FastifyRequest): Promise<void> {
  const path = pathOf(raw.url ?? '');
  if (!isPlainPath(path)) throw ambiguousPath();
  if (makesFirstAccount(path)) throw firstAccountByLink();
  const override = headers['x-payload-http-method-override'] ?? headers['x-http-method-override'];
  if (override === 'GET' && headers['content-type'] !== 'application/x-www-form-urlencoded') throw unreadableOverride();
}

/** An onRequest hook that limits how often one visitor may try a password, each such call for itself. */
function limitPasswords(app: FastifyInstance): (request: FastifyRequest) => Promise<void> {
  const limit = app.createRateLimit({
    ...RATE_LIMITS.login,
    keyGenerator: ({ ip, raw }) => `${passwordDoor(pathOf(raw.url ?? ''))} ${visitorKey(ip)}`,
  });
  return async (request) => {
    if (request.method !== 'POST' || !passwordDoor(pathOf(request.raw.url ?? ''))) return;
    const count = await limit(request);
    if (!count.isAllowed && count.isExceeded) throw tooManyRequests(Math.max(1, count.ttlInSeconds));
  };
}

/** An onRequest hook of the studio's pages: what is sent to them calls functions on the server, not all of which ask who calls. */
function postsOfStaff(isStaff: StudioRouteOptions['isStaff']): (request: FastifyRequest) => Promise<void> {
  return async (request) => {
    if (request.method === 'POST' && !(await isStaff(request))) throw notSignedIn();
  };
}

function makesFirstAccount(path: string): boolean {
  return /\/(create-first-user|first-register)(\/|$)/i.test(path);
}

/** Puts our headers on a response that Next writes, and tells Next the policy, which has the nonce for its scripts. */
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

/** Next and Payload set headers of their own: those that name the software are left out, ours stay as they are. */
function keepOurs(response: ServerResponse): void {
  const setHeader = response.setHeader.bind(response);
  response.setHeader = (name, value) =>
    /^(x-powered-by|content-security-policy)$/i.test(name) ? response : setHeader(name, value);
}
