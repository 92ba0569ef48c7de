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
