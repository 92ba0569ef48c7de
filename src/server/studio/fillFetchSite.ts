import type { IncomingMessage } from 'node:http';

/**
 * Lets staff use the studio over plain http on an address that is not localhost. Browsers there do not say from which site
 * a request comes (Sec-Fetch-Site), and Payload then ignores the cookie. For reading, the cookie's SameSite=Lax is
 * protection enough; writing requests always carry their origin, which Payload checks.
 */
export function fillFetchSite({ headers, method }: IncomingMessage, publicUrl: string): void {
  const isReading = method === 'GET' || method === 'HEAD';
  if (isReading && publicUrl.startsWith('http:') && !headers.origin && !headers['sec-fetch-site'])
    headers['sec-fetch-site'] = 'none';
}
