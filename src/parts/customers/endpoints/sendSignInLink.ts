import type { Endpoint } from 'payload';
import { inTransaction } from '../../../cms/database/transactions/inTransaction.ts';
import { idOf, Refusal, sellersOnly } from '../../../cms/endpoints/editorsOnly.ts';
import { normalizeMailbox } from '../../../cms/mail/address/mailboxKey.ts';
import { describeSending } from '../../../cms/mail/describeSending.ts';
import { findCustomer } from '../../../customers/customerRow.ts';
import { msg, t } from '../../../shared/studioWords/t.ts';
import { lastLanguageOf } from '../../shop/checkout/lastLanguage.ts';
import { LINKS_PER_ADDRESS, mailedLinks } from '../mailedLinks.ts';
import { sendLink } from '../sendAccountMail.ts';

/**
 * `POST /customers/:id/sign-in-link`, for booking staff: mails a sign-in link to the account's own address, in the language of its last order, for a traveller who has
 * lost the password. Staff never see the link, by which they could sign in as the traveller.
 */
export const sendSignInLink: Omit<Endpoint, 'root'> = {
  path: '/:id/sign-in-link',
  method: 'post',
  handler: sellersOnly(async (req) => {
    const customer = await findCustomer(req, { id: { equals: idOf(req) } });
    if (!customer) throw new Refusal(404, t('There is no such account any more. Load the list again.'));
    const shop = await req.payload.findGlobal({ slug: 'shop', depth: 0, select: { isOn: true, accountPage: true } });
    if (!shop.isOn || !shop.accountPage)
      throw new Refusal(409, t('Travellers cannot sign in: the shop names no account page. Choose one under Shop.'));
    const now = new Date();
    const wait = mailedLinks.take(normalizeMailbox(customer.email).mailbox, LINKS_PER_ADDRESS, now.getTime());
    if (wait !== undefined)
      throw new Refusal(
        429,
        t(
          '{count} links went to this address just now. Ask the traveller to look into the spam folder, or try again in {minutes} minutes.',
          { count: LINKS_PER_ADDRESS.max, minutes: Math.ceil(wait / 60) },
        ),
      );
    const locale = await lastLanguageOf(req, customer.email);
    await inTransaction(req, () => sendLink(req, { kind: 'enter', email: customer.email }, now, { locale }));
    return Response.json({
      message: describeSending(req.payload, t('The link to {email}', { email: customer.email })),
    });
  }, msg('Editors, admins and booking staff look after travellers. Ask one of them.')),
};
