import type { PayloadRequest } from 'payload';
import { lockName } from '../../../cms/database/locks/lockName.ts';
import { type Columns, updateRow } from '../../../cms/database/queries/rows.ts';
import { inTransaction } from '../../../cms/database/transactions/inTransaction.ts';
import { Refusal } from '../../../cms/endpoints/editorsOnly.ts';
import { t } from '../../../shared/studioWords/t.ts';
import { findEnquiry } from './readEnquiry.ts';
import { COLLECTION, type StoredEnquiry } from './readRow.ts';

/** Columns of an enquiry that the inbox changes. */
export type Change = Pick<
  Columns<typeof COLLECTION>,
  'firstAnsweredAt' | 'isSpam' | 'owner' | 'spamReasons' | 'status' | 'answerDue'
>;

/**
 * Changes an enquiry in a transaction, under its lock: concurrent changes run one after the other, and the second sees the first.
 * @param judge gets the current row, may write related rows, and returns the changes
 * @throws Refusal when there is no such enquiry, and what `judge` throws; everything is then rolled back
 */
export async function changeEnquiry(
  req: PayloadRequest,
  id: number,
  judge: (stored: StoredEnquiry) => Promise<Change>,
): Promise<void> {
  await inTransaction(req, async () => {
    await lockName(req, `enquiry:${id}`);
    const stored = await findEnquiry(req, id);
    if (!stored) throw new Refusal(404, t('This enquiry is not there any more. Look at the list again.'));
    const change = await judge(stored);
    // Even without a difference: the row's update shows that its thread has changed.
    await updateRow(req.payload, COLLECTION, id, change, { req });
  });
}
