import type { PayloadRequest } from 'payload';
import { inTransaction } from '../../../cms/database/inTransaction.ts';
import { lockName } from '../../../cms/database/lockName.ts';
import { type Columns, updateRow } from '../../../cms/database/rows.ts';
import { Refusal } from '../../../cms/endpoints/editorsOnly.ts';
import { findEnquiry } from './readEnquiry.ts';
import { COLLECTION, type StoredEnquiry } from './readRow.ts';

/** What is written of an enquiry. */
export type Change = Pick<
  Columns<typeof COLLECTION>,
  'firstAnsweredAt' | 'isSpam' | 'owner' | 'spamReasons' | 'status' | 'answerDue'
>;

/**
 * Changes an enquiry in a transaction. Two who change one at the same moment take turns, and the second sees what the first has made of it.
 * @param judge is given the row as it is now, may write beside it, and says what changes
 * @throws Refusal when there is no such enquiry, and what `judge` throws; nothing is then written
 */
export async function changeEnquiry(
  req: PayloadRequest,
  id: number,
  judge: (stored: StoredEnquiry) => Promise<Change>,
): Promise<void> {
  await inTransaction(req, async () => {
    await lockName(req, `enquiry:${id}`);
    const stored = await findEnquiry(req, id);
    if (!stored) throw new Refusal(404, 'This enquiry is not there any more. Look at the list again.');
    const change = await judge(stored);
    // Also when nothing differs: who reads the list sees that the thread has.
    await updateRow(req.payload, COLLECTION, id, change, { req });
  });
}
