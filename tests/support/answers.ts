import type { RawAnswer } from './askRaw.ts';

/** What a server says about itself and the connection, not about the answer. */
const OF_THE_CONNECTION = ['connection', 'content-length', 'date', 'keep-alive', 'server', 'transfer-encoding'];
/** What differs because of who answered, or is compared by itself. */
const OF_ITS_OWN = [
  ...OF_THE_CONNECTION,
  'accept-ranges',
  'content-encoding',
  'content-security-policy',
  'etag',
  'last-modified',
  // Whether it was made for whoever asked: the first of two who ask is told so.
  'server-timing',
  'x-ratelimit-remaining',
];

/** Whether nginx sent the answer from the disk. */
export function isStored({ headers, status }: RawAnswer): boolean {
  return status === 200 && headers['content-security-policy'] === "frame-ancestors 'self'";
}

/** The headers by which two answers of two servers must agree; ETags are each server's own. */
export function comparable({ headers, status }: RawAnswer): object {
  const shared = Object.entries(headers).filter(([name]) => !OF_ITS_OWN.includes(name));
  return { status, hasEtag: 'etag' in headers, ...Object.fromEntries(shared), vary: headers.vary?.toLowerCase() };
}
