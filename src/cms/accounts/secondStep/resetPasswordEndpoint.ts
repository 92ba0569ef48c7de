import { APIError, type Endpoint, type PayloadRequest, type Where } from 'payload';
import { t } from '../../../shared/studioWords/t.ts';
import { lockName } from '../../database/locks/lockName.ts';
import { inTransaction } from '../../database/transactions/inTransaction.ts';
import type { User } from '../../payload-types.ts';
import { payloadsOwn, readData, SecondStepNeeded } from './signInEndpoint.ts';

/**
 * Payload's reset of a password, which signs in at once. An account with a second step gets its new password and no session: a link in a mailbox is one
 * step, and its owner signs in with both.
 */
export const resetPassword: Endpoint = {
  path: '/reset-password',
  method: 'post',
  handler: async (req) => {
    await readData(req);
    try {
      return await payloadsOwn(req, resetPassword.path)(req);
    } catch (error) {
      if (!(error instanceof SecondStepNeeded)) throw error;
      const { password, token } = req.data as { password: string; token: string };
      await setPassword(req, error.account, token, password);
      return Response.json({ message: t('The password is set. Sign in with it, and with a code of your app.') });
    }
  },
};

/** The password was judged by Payload's own reset, which was rolled back. @throws APIError 403 for a link that was used meanwhile */
async function setPassword(req: PayloadRequest, id: number, token: string, password: string): Promise<void> {
  await inTransaction(req, async () => {
    await lockName(req, `password of account ${id}`);
    const where: Where = {
      and: [
        { id: { equals: id } },
        { resetPasswordToken: { equals: token } },
        { resetPasswordExpiration: { greater_than: new Date().toISOString() } },
      ],
    };
    const user = await req.payload.db.findOne<User>({ collection: 'users', where, req });
    if (!user) throw new APIError(t('This link was used already. Ask for a new one.'), 403, undefined, true);
    await req.payload.update({ collection: 'users', id, data: { password }, overrideAccess: true, req });
    const data = { resetPasswordToken: null, resetPasswordExpiration: null, updatedAt: null };
    await req.payload.db.updateOne({ collection: 'users', id, data, req, returning: false });
  });
}
