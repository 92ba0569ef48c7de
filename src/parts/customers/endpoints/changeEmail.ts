import { createLocalReq } from 'payload';
import * as v from 'valibot';
import { inTransaction } from '../../../cms/database/transactions/inTransaction.ts';
import { normalizeMailbox } from '../../../cms/mail/address/mailboxKey.ts';
import { customerOf } from '../../../customers/customerOf.ts';
import { foldAddress } from '../../../customers/customerRow.ts';
import { defineFormEndpoint } from '../../../endpoints/defineFormEndpoint.ts';
import type { QueryEndpoint } from '../../../endpoints/queryEndpoint.ts';
import { changeAddress } from '../changeAddress.ts';
import { findLink } from '../enterByLink.ts';
import { LINKS_PER_ADDRESS, mailedLinks } from '../mailedLinks.ts';
import { CHANGE_PATH } from '../rules/accountPaths.ts';
import { sendLink } from '../sendAccountMail.ts';
import {
  accountEndpoint,
  accountPath,
  CHANGE_RATE,
  LINK_RATE,
  MAIL_ADDRESS,
  PASSWORD,
  unlessCrowded,
} from './accountEndpoint.ts';
import { WAIT_SECONDS } from './askLink.ts';
import { expiredNotice } from './enter.ts';
import { reauthenticate } from './reauthenticate.ts';

const { showAgain, ...common } = accountEndpoint('email');

/**
 * Mails a link to the new address of an account; nothing changes before it is used. The response does not reveal whether the address has an account.
 */
export const changeEmail = defineFormEndpoint({
  ...common,
  fields: { email: MAIL_ADDRESS, current: v.optional(PASSWORD) },
  rateLimit: CHANGE_RATE,
  isExpensive: true,
  form: { secrets: ['current'], render: showAgain },
  handle: ({ current, email }, context) =>
    unlessCrowded(async () => {
      const { cookies, locale, now, payload, t, visitor } = context;
      const customer = await customerOf(payload, cookies, now);
      if (!customer) return { kind: 'refused', faults: { email: t('account.ended') } };
      const fault = await reauthenticate(customer, current, context);
      if (fault) return { kind: 'refused', faults: { current: fault } };
      const address = foldAddress(email);
      const seconds = mailedLinks.take(normalizeMailbox(address).mailbox, LINKS_PER_ADDRESS, now.getTime());
      if (seconds !== undefined) return { kind: 'too-often', seconds };
      const link = { kind: 'change', email: address, customer: customer.id, before: customer.email } as const;
      const req = await createLocalReq({}, payload);
      const isSent = await inTransaction(req, () => sendLink(req, link, now, { locale, asker: { visitor } }));
      if (!isSent) return { kind: 'too-often', seconds: WAIT_SECONDS };
      const way = { label: t('account.toAccount'), href: await accountPath(context) };
      const paragraphs = [t('account.newEmailSent')];
      return { kind: 'done', notice: { title: t('account.newEmailSentTitle'), paragraphs, link: way } };
    }),
});

/** Page of that link, with a button to confirm. */
export const newEmailPage: QueryEndpoint = {
  path: CHANGE_PATH,
  rateLimit: LINK_RATE,
  isOfPages: true,
  async answer(context) {
    const { now, params, payload, t } = context;
    if (!(await common.isThere(context))) return { kind: 'missing' };
    const found = await findLink(payload, 'change', params.token, now);
    if (found.kind === 'foreign') return { kind: 'missing' };
    if (found.kind === 'gone') return { kind: 'notice', notice: await expiredNotice(context) };
    const paragraphs = [t('account.newEmailText', { email: found.read.link.email })];
    const notice = { title: t('account.newEmailTitle'), paragraphs, button: t('account.newEmailButton') };
    return { kind: 'notice', notice };
  },
};

/** Endpoint of that button. */
export const confirmEmail = defineFormEndpoint({
  path: CHANGE_PATH,
  fields: {},
  otherFields: 'dropped',
  rateLimit: LINK_RATE,
  maxBytes: 1024,
  isOfPages: true,
  isThere: common.isThere,
  async handle(_, context) {
    const { locale, now, params, payload, t } = context;
    const done = await changeAddress(payload, params.token, { locale, now });
    if (done === 'foreign') return { kind: 'missing' };
    if (done === 'changed') return { kind: 'done', to: await accountPath(context, '?account=email') };
    if (done === 'gone') return { kind: 'done', notice: await expiredNotice(context) };
    const link = { label: t('account.toAccount'), href: await accountPath(context) };
    return { kind: 'done', notice: { title: t('account.takenTitle'), paragraphs: [t('account.taken')], link } };
  },
});
