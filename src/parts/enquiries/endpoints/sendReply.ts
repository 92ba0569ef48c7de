import type { PayloadRequest } from 'payload';
import { bodyOf, idOf, Refusal, userOf } from '../../../cms/endpoints/editorsOnly.ts';
import { queueMail } from '../../../cms/mail/queue/queueMail.ts';
import { readLetterhead } from '../../../cms/mail/settings/readLetterhead.ts';
import { isMailAddress } from '../../../forms/isMailAddress.ts';
import { studioReply } from '../../../letters/studioReply.ts';
import { t } from '../../../shared/studioWords/t.ts';
import { findPlaceholders } from '../rules/fillTemplate.ts';
import { changeEnquiry } from './changeEnquiry.ts';
import { onceAnswered, readText, readUuid } from './changes.ts';
import { mailSubject } from './readMails.ts';
import { addMessage, isWritten } from './writeThread.ts';

/** Longest subject; mail programs truncate longer ones. */
const MAX_SUBJECT = 200;

/**
 * Sends a reply to the traveller: `{ subject, text, uuid }`. Mail and thread entry are stored in one transaction (outbox); the mail is sent after the
 * commit.
 */
export async function sendReply(req: PayloadRequest): Promise<void> {
  const body = await bodyOf(req);
  const subject = readSubject(body.subject);
  const text = readText(body.text, t('The reply is empty. Write it first.'));
  const uuid = readUuid(body.uuid);
  const left = findPlaceholders(`${subject}\n${text}`);
  if (left.length > 0) {
    const names = left.map((name) => `[${name}]`).join(', ');
    throw new Refusal(400, t('The reply still says {names}. Write what belongs there, or take it out.', { names }));
  }
  await changeEnquiry(req, idOf(req), async (stored) => {
    if (await isWritten(req, uuid)) return {};
    const to = stored.email ?? '';
    if (!isMailAddress(to))
      throw new Refusal(400, t('This enquiry has no e-mail address. Answer by phone or in a chat.'));
    const mailKey = `reply:${uuid}`;
    const { name: byName } = userOf(req);
    const letter = await studioReply(await readLetterhead(req), { subject, text, reference: stored.reference, byName });
    await queueMail(req, { ...letter, to }, { key: mailKey, about: mailSubject(stored.id) });
    await addMessage(req, stored.id, { kind: 'reply', subject, text, mailKey, uuid });
    return onceAnswered(stored);
  });
}

function readSubject(value: unknown): string {
  const subject = typeof value === 'string' ? value.replace(/\s+/g, ' ').trim() : '';
  if (subject === '') throw new Refusal(400, t('The reply has no subject. Write one.'));
  if (subject.length > MAX_SUBJECT)
    throw new Refusal(400, t('The subject is longer than {count} characters.', { count: MAX_SUBJECT }));
  return subject;
}
