import type { Endpoint } from 'payload';

/** Signing in, and the studio's check for a session. */
const FOR_STRANGERS: ReadonlySet<string> = new Set([
  'post /login',
  'post /login/passkey',
  'post /login/passkey/options',
  'post /logout',
  'post /forgot-password',
  'post /reset-password',
  'get /me',
]);

/**
 * Whether an anonymous request may call an endpoint of Payload's API (allowlist). No page of the site calls the API, so
 * what is not listed here is closed, whatever a collection's own access would allow.
 * @param isAccount whether the endpoint belongs to a collection of accounts
 */
export function isForStrangers({ method, path }: Pick<Endpoint, 'method' | 'path'>, isAccount: boolean): boolean {
  return isAccount && FOR_STRANGERS.has(`${method} ${path}`);
}
