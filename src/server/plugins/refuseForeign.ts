import type { FastifyRequest } from 'fastify';
import { foreignOrigin } from '../errors.ts';

/**
 * Refuses a request that a page of another site has sent.
 * @param publicUrl origin by which browsers go that do not say where a request comes from
 * @throws ServerError 403
 */
export function refuseForeign({ headers }: Pick<FastifyRequest, 'headers'>, publicUrl: string): void {
  const site = headers['sec-fetch-site'];
  const isOwn = site === undefined ? headers.origin === publicUrl : site === 'same-origin';
  if (!isOwn) throw foreignOrigin();
}

/**
 * Refuses a change of the studio that a page of another site has sent, whatever its content type: such a page could sign
 * its visitor in to an account of its own choice. Programs, which say nothing of where they come from, may go on; they have
 * no cookies of a visitor.
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
