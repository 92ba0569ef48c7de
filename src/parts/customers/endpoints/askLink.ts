import { createLocalReq } from 'payload';
import { inTransaction } from '../../../cms/database/transactions/inTransaction.ts';
import { normalizeMailbox } from '../../../cms/mail/address/mailboxKey.ts';
import { foldAddress } from '../../../customers/customerRow.ts';
import { defineFormEndpoint } from '../../../endpoints/defineFormEndpoint.ts';
import { LINKS_PER_ADDRESS, mailedLinks } from '../mailedLinks.ts';
import { samePath } from '../rules/samePath.ts';
import { sendLink } from '../sendAccountMail.ts';
import { accountEndpoint, accountPath, MAIL_ADDRESS, NEXT, SIGN_IN_RATE } from './accountEndpoint.ts';

/** Retry-After when a mail budget is used up; budgets (`MAIL_BUDGET`) are renewed in an hour to a day. */
export const WAIT_SECONDS = 60 * 60;

const { showAgain, ...common } = accountEndpoint('link');

/** Mails a sign-in link. No lookup happens, so neither response nor timing reveals whether an address has an account. */
export const askLink = defineFormEndpoint({
  ...common,
  fields: { email: MAIL_ADDRESS, next: NEXT },
  rateLimit: SIGN_IN_RATE,
  form: { render: showAgain },
  async handle({ email, next }, { locale, now, payload, t, visitor }) {
    const address = foldAddress(email);
    const seconds = mailedLinks.take(normalizeMailbox(address).mailbox, LINKS_PER_ADDRESS, now.getTime());
    if (seconds !== undefined) return { kind: 'too-often', seconds };
    const req = await createLocalReq({}, payload);
    const to = { next: samePath(next), visitor };
    const isSent = await inTransaction(req, () => sendLink(req, { kind: 'enter', email: address }, now, to));
    if (!isSent) return { kind: 'too-often', seconds: WAIT_SECONDS };
    const link = { label: t('account.toAccount'), href: await accountPath({ locale, payload }) };
    return { kind: 'done', notice: { title: t('account.sentTitle'), paragraphs: [t('account.sent')], link } };
  },
});
