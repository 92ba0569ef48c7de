import type { Endpoint, PayloadRequest } from 'payload';
import { addDataAndFileToRequest, createLocalReq } from 'payload';

/**
 * Asks for a link that sets a new password. The answer is the same for every address and does not wait for the work, which
 * takes longer where there is an account to write to; what goes wrong with it stands in the log.
 */
export const forgotPassword: Endpoint = {
  path: '/forgot-password',
  method: 'post',
  handler: async (req) => {
    await addDataAndFileToRequest(req);
    const email = (req.data as { email?: unknown } | undefined)?.email;
    if (typeof email !== 'string' || !email.trim())
      return Response.json({ errors: [{ message: 'Write the e-mail address of your account.' }] }, { status: 400 });
    void sendLink(email, req);
    return Response.json({ message: req.t('general:success') });
  },
};

async function sendLink(email: string, { payload, headers, i18n, t, url }: PayloadRequest): Promise<void> {
  try {
    const req = await createLocalReq({ req: { headers, i18n, t, url } }, payload);
    await payload.forgotPassword({ collection: 'users', data: { email }, req });
  } catch (error) {
    payload.logger.error({ err: error, msg: 'The mail with the link to a new password could not be sent.' });
  }
}
