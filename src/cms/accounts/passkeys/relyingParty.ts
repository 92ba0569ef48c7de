import { isIP } from 'node:net';

/** What passkeys belong to (WebAuthn, “relying party”): the host name of the site, and the origin of its studio. */
export interface RelyingParty {
  /** Host name; a passkey works under it alone. */
  id: string;
  origin: string;
}

/**
 * The relying party of the site's public address; undefined where browsers make no passkeys: for a number in place of a name, and without https.
 * `localhost` needs none.
 */
export function relyingPartyOf(publicUrl: string): RelyingParty | undefined {
  const url = URL.parse(publicUrl);
  if (!url) return undefined;
  const { hostname, origin, protocol } = url;
  const isSecure = protocol === 'https:' || hostname === 'localhost' || hostname.endsWith('.localhost');
  return isSecure && !isIP(hostname.replace(/^\[|\]$/g, '')) ? { id: hostname, origin } : undefined;
}
