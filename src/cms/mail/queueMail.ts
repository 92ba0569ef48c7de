import type { PayloadRequest } from 'payload';
import { onCommit } from '../database/withTransactions.ts';
import { readAddress, readAddresses } from './addresses.ts';
import { type Stranger, takeMailBudget } from './mailBudget.ts';
import { MailDeferred, MailFault } from './mailFault.ts';
import { findMail, putMail } from './putMail.ts';
import { wakeMail } from './wakeMail.ts';

/** More are not written to at once: a list of readers needs another tool. */
const MOST_RECIPIENTS = 20;

/** What is sent to whom. All but `html` may hold anything that a visitor wrote: it is cleaned. */
export interface Letter {
  /** One address each: `somebody@example.com` or `Somebody <somebody@example.com>`. */
  to: string | readonly string[];
  subject: string;
  /** Made by a letter of `src/letters/`. */
  html: string;
  text: string;
  /** Whoever an answer goes to; left out when it is no address. */
  replyTo?: string | undefined;
  /** Lines of the head as `extraHeaders` allows them. */
  headers?: Readonly<Record<string, string>> | undefined;
  /** Its text is a key, such as a link that confirms something: admins alone see it, and it is wiped when it was sent. */
  isPrivate?: boolean | undefined;
}

/** What a mail is known by. */
export interface MailName {
  /** The same key is queued once, however often it is asked for: `enquiry:12:staff`. */
  key: string;
  /** What it is about, for whoever looks for its mails: `enquiry:12`. */
  about?: string;
  /**
   * Given where somebody causes the mail who only typed its address: it counts against the budgets of `MAIL_BUDGET`, and beyond them it is not
   * queued. Absent for mails to staff, and to whoever has proven the address.
   */
  stranger?: Stranger | undefined;
}

/**
 * Queues a letter, in the transaction of the request; it is sent at once after the commit, and never without one. Each address gets a mail
 * of its own, so that one that is refused keeps nobody else from theirs.
 * @returns the ids of its mails; none for one that is over budget
 * @throws MailFault when nobody can be written to; MailDeferred as `Stranger.waits` says; TypeError for a header that letters may not bring
 */
export async function queueMail(
  req: PayloadRequest,
  letter: Letter,
  { about, key, stranger }: MailName,
): Promise<number[]> {
  const { replyTo, to, ...content } = letter;
  const addresses = readAddresses(to).slice(0, MOST_RECIPIENTS);
  if (!addresses.length) throw new MailFault('The mail has no address that can be written to. Correct the address.');
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
  await onCommit(req, () => wakeMail(req.payload));
  return ids;
}
