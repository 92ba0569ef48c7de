import type { FastifyRequest } from 'fastify';
import { foreignOrigin } from '../faults/errors.ts';

/**
 * CSRF protection: refuses a cross-site request.
 * @param publicUrl the expected Origin, for browsers without Sec-Fetch-Site
 * @throws ServerError 403
 */
export function refuseForeign({ headers }: Pick<FastifyRequest, 'headers'>, publicUrl: string): void {
  const site = headers['sec-fetch-site'];
  const isOwn = site === undefined ? headers.origin === publicUrl : site === 'same-origin';
  if (!isOwn) throw foreignOrigin();
}

/**
 * CSRF protection of the studio's writing requests, whatever their content type: another site could sign its visitor in to an account of its own
 * choice. Programs, which send neither Origin nor Sec-Fetch-Site, may go on; they have no cookies of a visitor.
 * @param publicUrl origin of the site, the studio's own
 * @throws ServerError 403
 */
export function refuseForeignChange(
  { headers, method }: Pick<FastifyRequest, 'headers' | 'method'>,
  publicUrl: string,
): void {
  if (/^(GET|HEAD|OPTIONS)$/.test(method)) return;
  const { origin, 'sec-fetch-site': site } = headers;
  const isForeign =
    (origin !== undefined && origin !== publicUrl) ||
    !(site === undefined || /^(same-origin|none)$/.test(String(site)));
  if (isForeign) throw foreignOrigin(publicUrl);
}
