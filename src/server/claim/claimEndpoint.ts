import { generatePayloadCookie, type Payload, ValidationError } from 'payload';
import { loginHint } from '../../cms/hooks/loginHint.ts';
import { defineFormEndpoint } from '../../endpoints/defineFormEndpoint.ts';
import type { Faults, FormEndpoint, FormPage } from '../../endpoints/formEndpoint.ts';
import { PLAIN_PAGE_POLICY } from '../faults/plainPage.ts';
import { ACCOUNT_FIELDS, type AccountField, findPasswordFaults } from './accountFields.ts';
import type { Claim } from './createClaim.ts';
import { createFirstAdmin } from './createFirstAdmin.ts';
import { renderClaim } from './renderClaim.ts';

export const CLAIM_PATH = '/claim/:token/';
export const CLAIM_LIMIT = { name: 'claim', max: 20 };

/** The URL holds the token: keep it out of caches and Referer headers. */
export const PRIVATE = {
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
};

/** Creates the first account for the holder of the token, and signs them in; answers 404 to anybody else. */
export function createClaimEndpoint(claim: Claim): FormEndpoint {
  return defineFormEndpoint({
    path: CLAIM_PATH,
    fields: ACCOUNT_FIELDS,
    rateLimit: CLAIM_LIMIT,
    maxBytes: 64 * 1024,
    // The token is the authorization, and a page with `no-referrer` sends no Origin.
    isForAnybody: true,
    isExpensive: true,
    isThere: ({ params }) => claim.accepts(params.token ?? ''),
    judge: findPasswordFaults,
    form: { secrets: ['password', 'repeat'], render: ({ faults, typed }) => claimPage(typed, faults) },
    async handle({ email, name, password }, { browser, payload }) {
      try {
        const isFirst = await createFirstAdmin(payload, { email, name, password });
        claim.close();
        if (!isFirst) return { kind: 'missing' };
      } catch (error) {
        if (!(error instanceof ValidationError)) throw error;
        return { kind: 'refused', faults: readFaults(error) };
      }
      const cookies = await signIn(payload, { email, password }, browser);
      return { kind: 'done', to: '/admin', headers: { ...PRIVATE, 'set-cookie': cookies } };
    },
  });
}

/** The form as a page, empty or with the values and errors of the last attempt. */
export function claimPage(typed: Parameters<typeof renderClaim>[0] = {}, faults: Faults<AccountField> = {}): FormPage {
  return { html: renderClaim(typed, faults), headers: { ...PRIVATE, 'content-security-policy': PLAIN_PAGE_POLICY } };
}

function readFaults({ data }: ValidationError): Faults<AccountField> {
  return Object.fromEntries(
    data.errors.map(({ path, message }) => [Object.hasOwn(ACCOUNT_FIELDS, path) ? path : 'email', message]),
  );
}

/** @returns the Set-Cookie headers that sign the account in to the studio */
export async function signIn(
  payload: Payload,
  data: { email: string; password: string },
  browser: string,
): Promise<string[]> {
  const req = { headers: new Headers({ 'user-agent': browser }) };
  const { token, user } = await payload.login({ collection: 'users', data, req });
  if (!token) throw new Error('The new account could not be signed in.');
  const { auth } = payload.collections.users.config;
  const session = generatePayloadCookie({
    collectionAuthConfig: auth,
    cookiePrefix: payload.config.cookiePrefix,
    token,
  }) as string;
  return [session, loginHint(user, { isSecure: Boolean(auth.cookies.secure), lifetime: auth.tokenExpiration })];
}
