import type { CollectionAfterLoginHook, PayloadRequest } from 'payload';
import { onCommit } from '../database/transactions/withTransactions.ts';
import type { User } from '../payload-types.ts';
import { noteAudit } from './noteAudit.ts';

/** Context key of a request whose second step was passed: by the app, by a recovery code, or by a passkey, which stands for the password too. */
const PASSED = 'hasPassedSecondStep';
export type PassedBy = 'app' | 'recovery' | 'passkey';

const ACTIONS = { app: 'signed-in-code', recovery: 'signed-in-recovery', passkey: 'signed-in-passkey' } as const;

/** How the second step of this sign-in was passed; undefined: it was not. */
export function passedBy({ context }: Pick<PayloadRequest, 'context'>): PassedBy | undefined {
  return context[PASSED] as PassedBy | undefined;
}

/** Marks a sign-in as having passed its second step. */
export function markPassed({ context }: Pick<PayloadRequest, 'context'>, by: PassedBy): void {
  context[PASSED] = by;
}

/** Records every sign-in of staff, once it is certain. */
export const auditSignIn: CollectionAfterLoginHook = async ({ req, user }) => {
  const by = passedBy(req);
  await onCommit(req, () => noteAudit(req, { action: by ? ACTIONS[by] : 'signed-in', by: user as User }));
};

/**
 * Records a refused sign-in with the account whose address was given. For an address without one the same is read and written, so that both take the same
 * time.
 */
export async function auditRefusal(req: PayloadRequest): Promise<void> {
  const { email } = (req.data ?? {}) as { email?: unknown };
  const address = typeof email === 'string' ? email.toLowerCase().trim() : '';
  const where = { email: { equals: address } };
  const user = await req.payload.db.findOne<User>({ collection: 'users', where }).catch(() => null);
  await noteAudit(req, { action: 'refused', by: user ?? null });
}
