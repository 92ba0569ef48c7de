import { createHash } from 'node:crypto';
import type { PayloadRequest } from 'payload';
import type { Stranger } from '../../cms/mail/mailBudget.ts';
import { queueMail } from '../../cms/mail/queueMail.ts';
import { readLetterhead } from '../../cms/mail/readLetterhead.ts';
import { type CustomerLink, linkToken } from '../../customers/links.ts';
import { addressChanged, confirmAddress, passwordChanged, signInLink } from '../../letters/customer.ts';
import { CHANGE_PATH, ENTER_PATH, nextQuery } from './rules/accountPaths.ts';

/** By what the mails about an account are found again. Nobody's address stands in it. */
export function mailsAbout(email: string): string {
  return `customer:${createHash('sha256').update(email).digest('base64url').slice(0, 24)}`;
}

/**
 * Queues the mail with a link that signs in, or that gives the account another address.
 * @param req with a transaction under way
 * @param next where signing in leads to
 * @returns false when it was not queued, since too many were asked for; the same whether the address has an account
 */
export async function sendLink(
  req: PayloadRequest,
  link: CustomerLink,
  now: Date,
  { next, visitor }: Stranger & { next?: string | undefined },
): Promise<boolean> {
  const head = await readLetterhead(req);
  const token = linkToken(req.payload.secret, link, now.getTime());
  const path = (link.kind === 'enter' ? ENTER_PATH : CHANGE_PATH).replace(':token', token);
  const write = link.kind === 'enter' ? signInLink : confirmAddress;
  const letter = await write(head, { url: `${head.url}${path}${next ? nextQuery(next) : ''}` });
  const about = mailsAbout(link.email);
  const name = { key: `${about}:${token.slice(0, 24)}`, about, stranger: { visitor } };
  const queued = await queueMail(req, { ...letter, to: link.email, isPrivate: true }, name);
  return queued.length > 0;
}

/** Queues the mail that tells the owner of an account that its password was set. @param req with a transaction under way */
export async function tellPasswordChanged(req: PayloadRequest, email: string, now: Date): Promise<void> {
  const letter = await passwordChanged(await readLetterhead(req));
  const about = mailsAbout(email);
  await queueMail(req, { ...letter, to: email }, { key: `${about}:password:${now.getTime()}`, about });
}

/** Queues the mail that tells the former address of an account that it has another one now. @param req with a transaction under way */
export async function tellAddressChanged(req: PayloadRequest, before: string, now: Date): Promise<void> {
  const letter = await addressChanged(await readLetterhead(req));
  const about = mailsAbout(before);
  await queueMail(req, { ...letter, to: before }, { key: `${about}:address:${now.getTime()}`, about });
}
