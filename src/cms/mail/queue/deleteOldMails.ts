import type { PayloadRequest } from 'payload';
import { deleteRows } from '../../database/queries/rows.ts';

/**
 * Removes the mails about a record, for the erasure of personal data; queued ones are not sent.
 * @param about as given to `queueMail`
 */
export async function deleteOldMails(req: PayloadRequest, about: string): Promise<void> {
  await deleteRows({ payload: req.payload, req }, 'mails', { about: { equals: about } });
}
