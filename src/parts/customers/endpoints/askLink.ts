import { createLocalReq } from 'payload';
import { inTransaction } from '../../../cms/database/transactions/inTransaction.ts';
import { isSharedBudgetUsedUp } from '../../../cms/mail/address/mailBudget.ts';
import { normalizeMailbox } from '../../../cms/mail/address/mailboxKey.ts';
import { findCustomer, foldAddress } from '../../../customers/customerRow.ts';
import { defineFormEndpoint } from '../../../endpoints/defineFormEndpoint.ts';
import { LINKS_PER_ADDRESS, mailedLinks } from '../mailedLinks.ts';
import { samePath } from '../rules/samePath.ts';
import { sendLink } from '../sendAccountMail.ts';
import { accountEndpoint, accountPath, MAIL_ADDRESS, NEXT, SIGN_IN_RATE } from './accountEndpoint.ts';

/** Retry-After when a mail budget is used up; budgets (`MAIL_BUDGET`) are renewed in an hour to a day. */
export const WAIT_SECONDS = 60 * 60;

const { showAgain, ...common } = accountEndpoint('link');

/**
 * Mails a sign-in link. Addresses with an account get it also while others have used up the budgets that all share; the response then is the same
 * for all addresses, so it reveals no account.
 */
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
    const to = { locale, next: samePath(next) };
    const [isBusy, isSent] = await inTransaction(req, async () => {
      const isUsedUp = await isSharedBudgetUsedUp(req, address, 'account', now.getTime());
      const isKnown = Boolean(await findCustomer({ payload, req }, { email: { equals: address } }));
      return [
        isUsedUp,
        await sendLink(req, { kind: 'enter', email: address }, now, { ...to, asker: { visitor, isKnown } }),
      ];
    });
    if (!isSent && !isBusy) return { kind: 'too-often', seconds: WAIT_SECONDS };
    const paragraphs = [t(isBusy ? 'account.sentToKnown' : 'account.sent')];
    const link = { label: t('account.toAccount'), href: await accountPath({ locale, payload }) };
    return { kind: 'done', notice: { title: t('account.sentTitle'), paragraphs, link } };
  },
});
