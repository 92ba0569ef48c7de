import type { FastifyRequest } from 'fastify';
import { foreignOrigin } from '../errors.ts';

/**
 * Refuses what a page of another site sends.
 * @throws ServerError 403 unless the browser says that the request comes from this site
 */
export function refuseForeign({ headers }: Pick<FastifyRequest, 'headers'>, publicUrl: string): void {
  const site = headers['sec-fetch-site'];
  const isOwn = site === undefined ? headers.origin === publicUrl : site === 'same-origin';
  if (!isOwn) throw foreignOrigin();
}
