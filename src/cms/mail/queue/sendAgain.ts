import { sql } from '@payloadcms/db-postgres';
import { addDataAndFileToRequest, type Endpoint, Forbidden, NotFound } from 'payload';
import { t } from '../../../shared/studioWords/t.ts';
import { maySell } from '../../access/roles.ts';
import { runStatement } from '../../database/queries/runStatement.ts';
import type { Mail } from '../../payload-types.ts';
import { MailFault } from '../mailFault.ts';
import { triggerMailRun } from '../triggerMailRun.ts';
import { newMessageId } from './putMail.ts';

/**
 * `POST /mails/{id}/again`, for editors and admins: queues a mail that was sent, kept or given up once more, and sends it at once. It gets a new
 * Message-ID; a mail program would otherwise drop it as a duplicate.
 */
export const sendAgain: Endpoint = {
  path: '/:id/again',
  method: 'post',
  handler: async (req) => {
    if (!maySell(req)) throw new Forbidden(req.t);
    await addDataAndFileToRequest(req);
    const id = Number(req.routeParams?.id);
    const mail = await req.payload.findByID({
      collection: 'mails',
      id,
      depth: 0,
      disableErrors: true,
      overrideAccess: false,
      req,
    });
    if (!mail) throw new NotFound(req.t);
    checkSendable(mail);
    const now = new Date().toISOString();
    const messageId = newMessageId(req.payload.email.defaultFromAddress);
    // A mail that is being sent is left alone: it would go out twice.
    const [row] = await runStatement(
      req.payload,
      sql`update mails set state = 'waiting', message_id = ${messageId}, attempts = 0, next_at = ${now}, created_at = ${now},
          updated_at = ${now}, last_error = null, lease = null, lease_until = null
        where id = ${id} and (lease_until is null or lease_until <= ${now}) returning id`,
    );
    if (!row) throw new MailFault(t('The mail is being sent just now.'));
    triggerMailRun(req.payload);
    return Response.json({ message: t('The mail is on its way.') });
  },
};

/** @throws MailFault when there is nothing to send */
function checkSendable({ html, isPrivate, text }: Mail): void {
  if (isPrivate && !html && !text)
    throw new MailFault(
      t('Its text was a key and is not kept once it was sent. Ask for a new one where it came from.'),
    );
  if (!html && !text) throw new MailFault(t('It has not been written yet. It is sent as soon as it is.'));
}
