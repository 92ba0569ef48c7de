import { createLocalReq } from 'payload';
import * as v from 'valibot';
import { publicUrlOf } from '../../../cms/publicUrl.ts';
import { customerOf } from '../../../customers/customerOf.ts';
import { foldAddress } from '../../../customers/customerRow.ts';
import { sessionCookies } from '../../../customers/sessionCookie.ts';
import { defineFormEndpoint } from '../../../endpoints/defineFormEndpoint.ts';
import { eraseCustomerOf } from '../personalData.ts';
import { accountEndpoint, CHANGE_RATE } from './accountEndpoint.ts';

const { showAgain, ...common } = accountEndpoint('erase');

/** Deletes an account after its owner has typed its address. */
export const erase = defineFormEndpoint({
  ...common,
  fields: { email: v.pipe(v.string(), v.trim(), v.maxLength(300)) },
  rateLimit: CHANGE_RATE,
  form: { render: showAgain },
  async handle({ email }, { cookies, now, payload, t }) {
    const customer = await customerOf(payload, cookies, now);
    if (!customer) return { kind: 'refused', faults: { email: t('account.ended') } };
    if (foldAddress(email) !== customer.email)
      return { kind: 'refused', faults: { email: t('account.eraseDiffers', { email: customer.email }) } };
    const { kept } = await eraseCustomerOf(await createLocalReq({}, payload), customer.email);
    const stays = t('account.erasedKept', { count: kept });
    const paragraphs = [t('account.erasedText'), ...(kept > 0 ? [stays] : [])];
    const notice = { title: t('account.erasedTitle'), paragraphs, link: { label: t('account.home'), href: '/' } };
    return { kind: 'done', notice, headers: { 'set-cookie': sessionCookies(undefined, publicUrlOf(payload)) } };
  },
});
