import { commitTransaction, createLocalReq, initTransaction, killTransaction, type Payload } from 'payload';
import { lockName } from '../../cms/database/locks/lockName.ts';

/** The first account. */
export interface Account {
  name: string;
  email: string;
  password: string;
}

/**
 * Creates the first account, an admin, unless there is one already. Safe under concurrent calls.
 * @returns false when there was an account already
 * @throws Payload's ValidationError when it refuses the account
 */
export async function createFirstAdmin(payload: Payload, { name, email, password }: Account): Promise<boolean> {
  const req = await createLocalReq({}, payload);
  await initTransaction(req);
  try {
    await lockName(req, 'first-account');
    const isFirst = !(await hasAccount(payload, req));
    if (isFirst) {
      await payload.create({
        collection: 'users',
        data: { name, email, password, role: 'admin' },
        overrideAccess: true,
        req,
      });
    }
    await commitTransaction(req);
    return isFirst;
  } catch (error) {
    await killTransaction(req);
    throw error;
  }
}

/** Whether the studio has any account. */
export async function hasAccount(payload: Payload, req?: Awaited<ReturnType<typeof createLocalReq>>): Promise<boolean> {
  const { totalDocs } = await payload.count({ collection: 'users', overrideAccess: true, ...(req && { req }) });
  return totalDocs > 0;
}
