import type { FastifyInstance, FastifyReply } from 'fastify';
import { generatePayloadCookie, type Payload, ValidationError } from 'payload';
import { loginHint } from '../../cms/hooks/loginHint.ts';
import type { Claim } from '../claim/createClaim.ts';
import { createFirstAdmin } from '../claim/createFirstAdmin.ts';
import { type Account, type AccountFaults, readAccount } from '../claim/readAccount.ts';
import { renderClaim } from '../claim/renderClaim.ts';
import { notFound } from '../errors.ts';
import { PLAIN_PAGE_POLICY } from '../plainPage.ts';
import { shedWhenBusy } from '../plugins/pressure.ts';
import { RATE_LIMITS } from '../plugins/rateLimit.ts';

interface ClaimRoute {
  Params: { token: string };
  Body: URLSearchParams;
}

/** `/claim/{token}/`: the first account. A wrong or used token is an address at which there is nothing. */
export function registerClaim(app: FastifyInstance, { payload, claim }: { payload: Payload; claim: Claim }): void {
  app.register(async (scope) => {
    scope.addHook('onRequest', shedWhenBusy(app));
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
      done(null, new URLSearchParams(body as string));
    });
    const options = { config: { rateLimit: RATE_LIMITS.claim } };

    scope.get<ClaimRoute>('/claim/:token/', options, async (request, reply) => {
      if (!claim.accepts(request.params.token)) return reply.callNotFound();
      return sendForm(reply);
    });

    scope.post<ClaimRoute>('/claim/:token/', options, async (request, reply) => {
      if (!claim.accepts(request.params.token)) throw notFound();
      const { account, faults } = await readAccount(request.body ?? new URLSearchParams());
      if (Object.keys(faults).length) return sendForm(reply, account, faults);
      try {
        if (!(await createFirstAdmin(payload, account))) {
          claim.close();
          throw notFound();
        }
      } catch (error) {
        if (!(error instanceof ValidationError)) throw error;
        return sendForm(reply, account, readFaults(error));
      }
      claim.close();
      return reply
        .headers(PRIVATE)
        .header('set-cookie', await signIn(payload, account, request.headers['user-agent']))
        .redirect('/admin', 303);
    });
  });
}

/** The address holds the token, so it goes nowhere: not to caches, not to other sites. */
const PRIVATE = { 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' };

function sendForm(reply: FastifyReply, typed?: Account, faults?: AccountFaults): FastifyReply {
  return reply
    .code(faults ? 422 : 200)
    .headers({ ...PRIVATE, 'content-security-policy': PLAIN_PAGE_POLICY })
    .type('text/html; charset=utf-8')
    .send(renderClaim(typed, faults));
}

function readFaults({ data }: ValidationError): AccountFaults {
  const known = new Set(['email', 'name', 'password']);
  return Object.fromEntries(data.errors.map(({ path, message }) => [known.has(path) ? path : 'email', message]));
}

/** @returns the Set-Cookie headers that sign the account in to the studio */
async function signIn(payload: Payload, { email, password }: Account, browser = ''): Promise<string[]> {
  const req = { headers: new Headers({ 'user-agent': browser }) };
  const { token, user } = await payload.login({ collection: 'users', data: { email, password }, req });
  if (!token) throw new Error('The new account could not be signed in.');
  const { auth } = payload.collections.users.config;
  const session = generatePayloadCookie({
    collectionAuthConfig: auth,
    cookiePrefix: payload.config.cookiePrefix,
    token,
  }) as string;
  return [session, loginHint(user, { isSecure: Boolean(auth.cookies.secure), lifetime: auth.tokenExpiration })];
}
