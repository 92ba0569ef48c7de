import type { FastifyRequest } from 'fastify';
import { executeAuthStrategies, type Payload, type TypedUser } from 'payload';
import { fillFetchSite } from './fillFetchSite.ts';

/** The staff account that sends a request, by its session; undefined for anybody else, and for what another site makes a browser ask. */
export async function findStaff(
  { payload, publicUrl }: { payload: Payload; publicUrl: string },
  { headers, raw }: Pick<FastifyRequest, 'headers' | 'raw'>,
): Promise<TypedUser | undefined> {
  fillFetchSite(raw, publicUrl);
  const given = new Headers();
  for (const [name, value] of Object.entries(headers)) if (typeof value === 'string') given.set(name, value);
  // Payload's own `auth` also works out what the account may do with every field there is, which takes longer than drawing a page.
  const { user } = await executeAuthStrategies({ headers: given, payload });
  return user?.collection === 'users' ? user : undefined;
}
