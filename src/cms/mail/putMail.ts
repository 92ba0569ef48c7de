import { randomUUID } from 'node:crypto';
import type { Payload, PayloadRequest } from 'payload';
import { lockName } from '../database/lockName.ts';
import { findRow, type NewRow } from '../database/rows.ts';
import type { Mail } from '../payload-types.ts';
import { formatAddress, type MailAddress } from './addresses.ts';
import { extraHeaders } from './extraHeaders.ts';
import { headerText } from './headerText.ts';

/** A mail before it is queued; `html` is markup that was made by a letter, never what somebody wrote. */
export interface NewMail {
  to: MailAddress;
  replyTo?: MailAddress | undefined;
  subject: string;
  html: string;
  text: string;
  headers?: Readonly<Record<string, string>> | undefined;
  /** Its text is a key, such as a link that signs somebody in: admins alone see it, and it is wiped when it was sent. */
  isPrivate?: boolean | undefined;
  key: string;
  about?: string | undefined;
  /** ISO; now unless it was written earlier. */
  createdAt?: string | undefined;
  /** ISO; when it is tried first. Null: never, since somebody else does something with it. */
  nextAt?: string | null | undefined;
}

/**
 * Writes a mail among those that wait, as part of the transaction of `req`, or of the one that is open around the caller. A key that is
 * there already writes nothing.
 * @returns the id of the mail with that key
 */
export async function putMail(payload: Payload, mail: NewMail, req?: PayloadRequest): Promise<number> {
  // Two who queue the same mail at once: the second waits, and finds it.
  if (req) await lockName(req, `mail ${mail.key}`);
  const inTransaction = req ? { req } : {};
  const earlier = await findMail(payload, mail.key, req);
  if (earlier !== undefined) return earlier;
  try {
    const { id } = (await payload.db.create({
      collection: 'mails',
      data: { ...rowOf(payload, mail) },
      ...inTransaction,
    })) as Mail;
    return id;
  } catch (error) {
    const other = await findMail(payload, mail.key, req).catch(() => undefined);
    if (other === undefined) throw error;
    return other;
  }
}

/** The id of the mail with a key, if there is one. */
export async function findMail(payload: Payload, key: string, req?: PayloadRequest): Promise<number | undefined> {
  const where = { key: { equals: key } };
  return (await findRow({ payload, req }, 'mails', { where, select: { id: true } }))?.id;
}

function rowOf({ email }: Payload, mail: NewMail): NewRow<'mails'> {
  const now = new Date().toISOString();
  const { createdAt = now, nextAt = createdAt } = mail;
  return {
    key: mail.key,
    about: mail.about ?? null,
    to: formatAddress(mail.to),
    replyTo: mail.replyTo ? formatAddress(mail.replyTo) : null,
    // A subject that holds nothing is what filters take for junk.
    subject: headerText(mail.subject) || '…',
    html: mail.html,
    text: mail.text,
    headers: extraHeaders(mail.headers),
    isPrivate: mail.isPrivate ?? false,
    messageId: newMessageId(email.defaultFromAddress),
    state: 'waiting',
    attempts: 0,
    createdAt,
    nextAt,
    updatedAt: now,
  };
}

/** A name that no other mail has (RFC 5322, section 3.6.4), in the domain of the site. */
export function newMessageId(fromAddress: string): string {
  return `<${randomUUID()}@${fromAddress.split('@').at(-1)}>`;
}
