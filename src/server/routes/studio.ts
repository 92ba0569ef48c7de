import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { firstAccountByLink } from '../errors.ts';
import { limitConcurrency, shedWhenBusy } from '../plugins/pressure.ts';
import { RATE_LIMITS } from '../plugins/rateLimit.ts';
import { refuseForeignChange } from '../plugins/refuseForeign.ts';
import type { Studio } from '../studio/createStudio.ts';
import { fillFetchSite } from '../studio/fillFetchSite.ts';
import { DATA_POLICY, studioPolicy } from '../studio/studioPolicy.ts';

/** Addresses that try passwords or send mail. */
const GUARDED = ['/api/users/login', '/api/users/forgot-password', '/api/users/reset-password', '/api/users/unlock'];
const POLICY_HEADER = 'content-security-policy';

export interface StudioRouteOptions {
  isDevelopment: boolean;
  publicUrl: string;
  /** Refuses while the database is away. */
  needsDatabase(): Promise<void>;
}

/** Hands `/admin`, `/api` and `/_next` to Next. The first account cannot be made through any of them. */
export function registerStudio(
  app: FastifyInstance,
  studio: Studio,
  { isDevelopment, publicUrl, needsDatabase }: StudioRouteOptions,
): void {
  app.register(async (scope) => {
    // Next reads the body itself.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    const refuseForeign = async (request: FastifyRequest) => refuseForeignChange(request, publicUrl);
    const hooks = [refuseForeign, shedWhenBusy(app), limitConcurrency(), needsDatabase];

    const handler = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
      if (makesFirstAccount(request.raw.url ?? '')) throw firstAccountByLink();
      // Loading may fail; after the hijack nothing could be said about it.
      await studio.ready();
      reply.hijack();
      fillFetchSite(request.raw, publicUrl);
      dress(request.raw, reply, isDevelopment);
      await studio.handle(request.raw, reply.raw);
    };
    // A studio that has begun to load gets all of its files, or it would stand there half.
    scope.all('/_next/*', { handler });
    for (const url of ['/admin', '/admin/*', '/api', '/api/*']) scope.all(url, { handler, onRequest: [...hooks] });
    // A list of its own for each route: the rate limit adds its hook to the list that it finds.
    for (const url of GUARDED)
      scope.post(url, { handler, onRequest: [...hooks], config: { rateLimit: RATE_LIMITS.login } });
  });
}

/** Whether an address, however it is spelt, leads to Payload's own form or call for the first account. */
export function makesFirstAccount(url: string): boolean {
  let path = url.split('?', 1)[0] ?? '';
  try {
    path = decodeURIComponent(path);
  } catch {
    // What cannot be decoded is compared as it is; Next refuses it anyway.
  }
  return /\/(create-first-user|first-register)(\/|$)/i.test(path);
}

/** Puts our headers on a response that Next writes, and tells Next the nonce for its scripts. */
function dress(request: IncomingMessage, reply: FastifyReply, isDevelopment: boolean): void {
  const response = reply.raw;
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) response.setHeader(name, value);
  if (request.url?.startsWith('/admin')) {
    const policy = studioPolicy(randomBytes(16).toString('base64'), isDevelopment);
    request.headers[POLICY_HEADER] = policy;
    response.setHeader(POLICY_HEADER, policy);
  } else if (request.url?.startsWith('/api')) {
    response.setHeader(POLICY_HEADER, DATA_POLICY);
  }
  keepOurs(response);
}

/** Next and Payload set headers of their own: those that name the software are left out, ours stay as they are. */
function keepOurs(response: ServerResponse): void {
  const setHeader = response.setHeader.bind(response);
  response.setHeader = (name, value) =>
    /^(x-powered-by|content-security-policy)$/i.test(name) ? response : setHeader(name, value);
}
