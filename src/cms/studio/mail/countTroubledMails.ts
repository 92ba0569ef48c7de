import type { ServerProps } from 'payload';
import { maySell } from '../../access/roles.ts';
import { readUse } from '../../database/counters/countUse.ts';
import type { TypedWhere } from '../../database/queries/typedWhere.ts';
import { HELD_BACK_KEY } from '../../mail/address/mailBudget.ts';
import type { TroubledMails } from './MailNote.tsx';

/** Counts mails in trouble; zero for users who may not see them. */
export async function countTroubledMails({
  payload,
  user,
}: Pick<ServerProps, 'payload' | 'user'>): Promise<TroubledMails> {
  if (!user || !maySell({ user })) return { failed: 0, held: 0, heldBack: 0 };
  const count = async (where: TypedWhere<'mails'>) =>
    (await payload.count({ collection: 'mails', where, overrideAccess: false, user })).totalDocs;
  const [failed, held, heldBack] = await Promise.all([
    count({ state: { equals: 'failed' } }),
    count({ and: [{ state: { equals: 'waiting' } }, { lastError: { exists: true } }] }),
    readUse(payload, HELD_BACK_KEY, Date.now()),
  ]);
  return { failed, held, heldBack };
}
