import { randomUUID } from 'node:crypto';
import type { Payload, PayloadRequest } from 'payload';
import { lockName } from '../../database/locks/lockName.ts';
import { findRow, type NewRow } from '../../database/queries/rows.ts';
import type { Mail } from '../../payload-types.ts';
import { formatAddress, type MailAddress } from '../address/addresses.ts';
import { extraHeaders } from '../header/extraHeaders.ts';
import { headerText } from '../header/headerText.ts';

/** A mail to queue; `html` is markup rendered from a letter, never user input. */
export interface NewMail {
  to: MailAddress;
  replyTo?: MailAddress | undefined;
  subject: string;
  html: string;
  text: string;
  headers?: Readonly<Record<string, string>> | undefined;
  /** Contains a secret, such as a sign-in link: visible to admins only, and wiped once sent. */
  isPrivate?: boolean | undefined;
  key: string;
  about?: string | undefined;
  /** ISO; default: now. */
  createdAt?: string | undefined;
  /** ISO; time of the first attempt. Null: never, another job sends it. */
  nextAt?: string | null | undefined;
}

/**
 * Inserts a mail into the queue, in the transaction of `req`, or else the caller's. An existing key writes nothing.
 * @returns the id of the mail with that key
 */
export async function putMail(payload: Payload, mail: NewMail, req?: PayloadRequest): Promise<number> {
  // Serializes concurrent writers of the same key: the second waits, and finds the mail.
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

/** Finds the id of the mail with a key. */
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
    // Spam filters take an empty subject for junk.
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

/** Unique Message-ID (RFC 5322, section 3.6.4), in the domain of the site. */
export function newMessageId(fromAddress: string): string {
  return `<${randomUUID()}@${fromAddress.split('@').at(-1)}>`;
}
