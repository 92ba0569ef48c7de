import type { PayloadRequest } from 'payload';
import { t } from '../../../shared/studioWords/t.ts';
import { onCommit } from '../../database/transactions/withTransactions.ts';
import { readAddress, readAddresses } from '../address/addresses.ts';
import { type Stranger, takeMailBudget } from '../address/mailBudget.ts';
import { MailDeferred, MailFault } from '../mailFault.ts';
import { triggerMailRun } from '../triggerMailRun.ts';
import { findMail, putMail } from './putMail.ts';

/** Maximum number of recipients: a mailing list needs another tool. */
const MAX_RECIPIENTS = 20;

/** A letter and its recipients. All fields but `html` may hold unsanitized visitor input. */
export interface Letter {
  /** One address each: `somebody@example.com` or `Somebody <somebody@example.com>`. */
  to: string | readonly string[];
  subject: string;
  /** Rendered from a letter of `src/letters/`. */
  html: string;
  text: string;
  /** Reply-To address; left out when it is invalid. */
  replyTo?: string | undefined;
  /** Extra headers that `extraHeaders` allows. */
  headers?: Readonly<Record<string, string>> | undefined;
  /** Contains a secret, such as a confirmation link: visible to admins only, and wiped once sent. */
  isPrivate?: boolean | undefined;
}

/** Identity of a mail, by which a second one is recognized. */
export interface MailName {
  /** Idempotency key: the same key is queued once, such as `enquiry:12:staff`. */
  key: string;
  /** The record that it is about, to find its mails: `enquiry:12`. */
  about?: string;
  /**
   * Given for a mail to an address that the visitor only typed: it counts against `MAIL_BUDGET`, and over budget it is not queued. Absent for
   * mails to staff and to proven addresses.
   */
  stranger?: Stranger | undefined;
}

/**
 * Outbox: queues a letter, in the transaction of the request; it is sent right after the commit, and not at all after a rollback. Each address gets a
 * mail of its own, so that one refused recipient does not affect the others.
 * @returns the ids of its mails; none for one that is over budget
 * @throws MailFault when no address is valid; MailDeferred as `Stranger.waits` says; TypeError for a header that letters may not set
 */
export async function queueMail(
  req: PayloadRequest,
  letter: Letter,
  { about, key, stranger }: MailName,
): Promise<number[]> {
  const { replyTo, to, ...content } = letter;
  const addresses = readAddresses(to).slice(0, MAX_RECIPIENTS);
  if (!addresses.length) throw new MailFault(t('The mail has no address that can be written to. Correct the address.'));
  const ids: number[] = [];
  for (const address of addresses) {
    const own = addresses.length === 1 ? key : `${key}:${address.address.toLowerCase()}`;
    if (stranger && (await findMail(req.payload, own, req)) === undefined) {
      const limit = await takeMailBudget(req, address.address, stranger, Date.now());
      if (limit === 'total' && stranger.waits) throw new MailDeferred();
      if (limit) continue;
    }
    const mail = { ...content, about, key: own, replyTo: readAddress(replyTo), to: address };
    ids.push(await putMail(req.payload, mail, req));
  }
  await onCommit(req, () => triggerMailRun(req.payload));
  return ids;
}
