import { createLocalReq, type Payload } from 'payload';
import { scheduleRefused } from '../../letters/review.ts';
import { inTransaction } from '../database/transactions/inTransaction.ts';
import { queueMail } from '../mail/queue/queueMail.ts';
import { readLetterhead } from '../mail/settings/readLetterhead.ts';
import { publicUrlOf } from '../publicUrl.ts';
import type { Scheduled } from './changeStatus.ts';
import { titleOf } from './refusedSchedules.ts';

/** Notifies the user who scheduled a document that its job failed; once for each job. */
export async function tellScheduler(
  payload: Payload,
  { doc, type, user }: Scheduled,
  { job, says }: { job: number | string; says: string },
): Promise<void> {
  if (!doc || !user) return;
  const req = await createLocalReq({}, payload);
  const account = await payload.db.findOne<{ id: number; email?: string | null }>({
    collection: user.relationTo,
    req,
    where: { id: { equals: typeof user.value === 'object' ? user.value.id : user.value } },
  });
  if (!account?.email) return;
  const to = account.email;
  await inTransaction(req, async () => {
    const letter = await scheduleRefused(await readLetterhead(req), {
      isTakenOff: type === 'unpublish',
      note: says,
      title: await titleOf(req, doc),
      url: `${publicUrlOf(payload)}/admin/collections/${doc.relationTo}/${doc.value}`,
    });
    await queueMail(
      req,
      { ...letter, to },
      { key: `schedule:${job}`, about: `schedule:${doc.relationTo}/${doc.value}` },
    );
  });
}
