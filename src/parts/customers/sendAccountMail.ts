import { createHash } from 'node:crypto';
import type { PayloadRequest } from 'payload';
import type { Stranger } from '../../cms/mail/address/mailBudget.ts';
import { queueMail } from '../../cms/mail/queue/queueMail.ts';
import { readLetterhead } from '../../cms/mail/settings/readLetterhead.ts';
import { type CustomerLink, linkToken } from '../../customers/links.ts';
import { addressChanged, confirmAddress, passwordChanged, signInLink } from '../../letters/customer.ts';
import type { LocaleCode } from '../../shared/locales.ts';
import { CHANGE_PATH, ENTER_PATH, linkQuery } from './rules/accountPaths.ts';

/** When an account was changed, and in which language. */
export interface AccountChange {
  locale: LocaleCode;
  now: Date;
}

/** Key of all mails about an account, without its address. */
export function mailsAbout(email: string): string {
  return `customer:${createHash('sha256').update(email).digest('base64url').slice(0, 24)}`;
}

/**
 * Queues the mail with a link to sign in, or to change the account's address.
 * @param req with an open transaction
 * @param to language of the mail, the return path after signing in, and the visitor who asked, whose mail budget it takes; none when staff ask
 * @returns false when a mail budget is used up; does not reveal whether the address has an account
 */
export async function sendLink(
  req: PayloadRequest,
  link: CustomerLink,
  now: Date,
  to: { locale: LocaleCode; next?: string | undefined; asker?: Omit<Stranger, 'purpose'> },
): Promise<boolean> {
  const head = await readLetterhead(req, to.locale);
  const token = linkToken(req.payload.secret, link, now.getTime());
  const path = (link.kind === 'enter' ? ENTER_PATH : CHANGE_PATH).replace(':token', token);
  const write = link.kind === 'enter' ? signInLink : confirmAddress;
  const letter = await write(head, { url: `${head.url}${path}${linkQuery(head.locale, to.next)}` });
  const about = mailsAbout(link.email);
  const stranger = to.asker && { purpose: 'account' as const, ...to.asker };
  const name = { key: `${about}:${token.slice(0, 24)}`, about, stranger };
  const queued = await queueMail(req, { ...letter, to: link.email, isPrivate: true }, name);
  return queued.length > 0;
}

/** Queues the mail to the owner that the password was set. @param req with an open transaction */
export async function notifyPasswordChanged(
  req: PayloadRequest,
  email: string,
  { locale, now }: AccountChange,
): Promise<void> {
  const letter = await passwordChanged(await readLetterhead(req, locale));
  const about = mailsAbout(email);
  await queueMail(req, { ...letter, to: email }, { key: `${about}:password:${now.getTime()}`, about });
}

/** Queues the mail to the former address that the account's address has changed. @param req with an open transaction */
export async function notifyAddressChanged(
  req: PayloadRequest,
  before: string,
  { locale, now }: AccountChange,
): Promise<void> {
  const letter = await addressChanged(await readLetterhead(req, locale));
  const about = mailsAbout(before);
  await queueMail(req, { ...letter, to: before }, { key: `${about}:address:${now.getTime()}`, about });
}
