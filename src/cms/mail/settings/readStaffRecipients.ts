import type { PayloadRequest } from 'payload';
import type { Letterhead } from '../../../letters/letterhead.ts';

/** Addresses of staff who are notified of what visitors send: those in the inbox's settings, or else the site's own address. */
export async function readStaffRecipients(
  req: PayloadRequest,
  { email }: Pick<Letterhead, 'email'>,
): Promise<string[]> {
  const { notify } = await req.payload.findGlobal({ slug: 'inbox', depth: 0, req });
  if (notify?.length) return notify;
  return email ? [email] : [];
}
