import type { PayloadRequest } from 'payload';

/**
 * Removes the mails about something, for the erasure of personal data; those that still wait are not sent.
 * @param about what `queueMail` was told
 */
export async function forgetMails(req: PayloadRequest, about: string): Promise<void> {
  await req.payload.db.deleteMany({ collection: 'mails', where: { about: { equals: about } }, req });
}
