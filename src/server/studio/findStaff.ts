import type { FastifyRequest } from 'fastify';
import type { Payload } from 'payload';
import { fillFetchSite } from './fillFetchSite.ts';

/** The signed-in account that sends a request; undefined for visitors. */
export async function findStaff(
  { headers, raw }: Pick<FastifyRequest, 'headers' | 'raw'>,
  { payload, publicUrl }: { payload: Payload; publicUrl: string },
): Promise<unknown> {
  fillFetchSite(raw, publicUrl);
  const given = new Headers();
  for (const [name, value] of Object.entries(headers)) if (typeof value === 'string') given.set(name, value);
  const { user } = await payload.auth({ headers: given });
  return user?.collection === 'users' ? user : undefined;
}
