import type { PayloadRequest } from 'payload';

/**
 * Removes the mails about a record, for the erasure of personal data; queued ones are not sent.
 * @param about as given to `queueMail`
 */
export async function deleteOldMails(req: PayloadRequest, about: string): Promise<void> {
  await req.payload.db.deleteMany({ collection: 'mails', where: { about: { equals: about } }, req });
}
