import type { RawAnswer } from './requestRaw.ts';

/** Headers of the server and the connection, not of the response. */
const OF_THE_CONNECTION = ['connection', 'content-length', 'date', 'keep-alive', 'server', 'transfer-encoding'];
/** Headers that differ by server, or are compared separately. */
const OF_ITS_OWN = [
  ...OF_THE_CONNECTION,
  'accept-ranges',
  'content-encoding',
  'content-security-policy',
  'etag',
  'last-modified',
  // Whether it was rendered on demand: only the first of two requests says so.
  'server-timing',
  'x-ratelimit-remaining',
];

/** Whether nginx sent the response from its disk cache. */
export function isStored({ headers, status }: RawAnswer): boolean {
  return status === 200 && headers['content-security-policy'] === "frame-ancestors 'self'";
}

/** Headers in which responses of two servers must agree; ETags are each server's own. */
export function comparable({ headers, status }: RawAnswer): object {
  const shared = Object.entries(headers).filter(([name]) => !OF_ITS_OWN.includes(name));
  return { status, hasEtag: 'etag' in headers, ...Object.fromEntries(shared), vary: headers.vary?.toLowerCase() };
}
