import type { FastifyRequest } from 'fastify';
import { executeAuthStrategies, type Payload, type TypedUser } from 'payload';
import { fillFetchSite } from './fillFetchSite.ts';

/** The staff account of a request's session; undefined for anybody else, and for cross-site requests. */
export async function findStaff(
  { payload, publicUrl }: { payload: Payload; publicUrl: string },
  { headers, raw }: Pick<FastifyRequest, 'headers' | 'raw'>,
): Promise<TypedUser | undefined> {
  fillFetchSite(raw, publicUrl);
  const requestHeaders = new Headers();
  for (const [name, value] of Object.entries(headers)) if (typeof value === 'string') requestHeaders.set(name, value);
  // Payload's own `auth` also computes the account's access to every field, which takes longer than rendering a page.
  const { user } = await executeAuthStrategies({ headers: requestHeaders, payload });
  return user?.collection === 'users' ? user : undefined;
}
