import type { IncomingMessage } from 'node:http';

/**
 * Lets staff use the studio over plain http on a host other than localhost. Browsers send no Sec-Fetch-Site there, and Payload then ignores the
 * cookie. For reading requests the cookie's SameSite=Lax is protection enough; writing requests always carry an Origin, which Payload checks.
 */
export function fillFetchSite({ headers, method }: IncomingMessage, publicUrl: string): void {
  const isReading = method === 'GET' || method === 'HEAD';
  if (isReading && publicUrl.startsWith('http:') && !headers.origin && !headers['sec-fetch-site'])
    headers['sec-fetch-site'] = 'none';
}
