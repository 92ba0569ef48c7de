import type { PayloadRequest } from 'payload';
import type { Letterhead } from '../../letters/letterhead.ts';
import { readInboxSettings } from './inboxSettings.ts';

/** Whoever is told of what comes from visitors: those of the inbox's settings, or else the site's own address. */
export async function readRecipients(req: PayloadRequest, { email }: Pick<Letterhead, 'email'>): Promise<string[]> {
  const { notify } = await readInboxSettings(req.payload, req);
  if (notify.length > 0) return notify;
  return email ? [email] : [];
}
