import type { Endpoint, PayloadRequest } from 'payload';
import { addDataAndFileToRequest, createLocalReq, type Payload, type Where } from 'payload';
import { t } from '../../shared/studioWords/t.ts';
import { counterKey } from '../database/counters/counterKey.ts';
import { countUse } from '../database/counters/countUse.ts';
import { inTransaction } from '../database/transactions/inTransaction.ts';
import { RESETS_PER_ACCOUNT } from '../mail/address/mailBudget.ts';

/**
 * Requests a password reset link. The answer is the same for every address and does not wait for the work, which takes
 * longer for an existing account; failures are logged.
 */
export const forgotPassword: Endpoint = {
  path: '/forgot-password',
  method: 'post',
  handler: async (req) => {
    await addDataAndFileToRequest(req);
    const email = (req.data as { email?: unknown } | undefined)?.email;
    if (typeof email !== 'string' || !email.trim())
      return Response.json({ errors: [{ message: t('Write the e-mail address of your account.') }] }, { status: 400 });
    void sendLink(email, req);
    return Response.json({ message: req.t('general:success') });
  },
};

async function sendLink(email: string, { payload, headers, i18n, t, url }: PayloadRequest): Promise<void> {
  try {
    const req = await createLocalReq({ req: { headers, i18n, t, url } }, payload);
    if (await isAskedTooOften(payload, email)) return;
    if (await isInvitationOver(payload, email)) return;
    await payload.forgotPassword({ collection: 'users', data: { email }, req });
  } catch (error) {
    payload.logger.error({ err: error, msg: 'The mail with the link to a new password could not be sent.' });
  }
}

/** Whether the account's invitation expired without being accepted: only an admin can renew it. */
async function isInvitationOver(payload: Payload, email: string): Promise<boolean> {
  const where: Where = {
    and: [{ email: { equals: email.trim().toLowerCase() } }, { invitedUntil: { less_than: new Date().toISOString() } }],
  };
  return (await payload.db.count({ collection: 'users', where })).totalDocs > 0;
}

/** Rate limit per mailbox: the requester need not be its owner. Links that were mailed stay valid. */
async function isAskedTooOften(payload: Payload, email: string): Promise<boolean> {
  const req = await createLocalReq({}, payload);
  const key = counterKey(payload.secret, 'reset', email.trim().toLowerCase());
  const now = Date.now();
  const expires = now + RESETS_PER_ACCOUNT.windowMs;
  return (await inTransaction(req, () => countUse(req, { key, expires }, now))) > RESETS_PER_ACCOUNT.max;
}
