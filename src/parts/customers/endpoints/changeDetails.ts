import * as v from 'valibot';
import { customerOf } from '../../../customers/customerOf.ts';
import { changeCustomer, writeCustomer } from '../../../customers/customerRow.ts';
import { defineFormEndpoint } from '../../../endpoints/defineFormEndpoint.ts';
import { accountEndpoint, accountPath, CHANGE_RATE } from './accountEndpoint.ts';

const NAME_LENGTH = 200;
const PHONE_LENGTH = 60;
const optionalText = (length: number) => v.optional(v.pipe(v.string(), v.trim(), v.maxLength(length)));

const { showAgain, ...common } = accountEndpoint('details');

/** Changes name and phone number of an account. */
export const changeDetails = defineFormEndpoint({
  ...common,
  fields: { name: optionalText(NAME_LENGTH), phone: optionalText(PHONE_LENGTH) },
  rateLimit: CHANGE_RATE,
  form: { render: showAgain },
  async handle({ name, phone }, { cookies, locale, now, payload, t }) {
    const customer = await customerOf(payload, cookies, now);
    if (!customer) return { kind: 'refused', faults: { name: t('account.ended') } };
    await changeCustomer(payload, customer.id, async (row, req) => {
      if (row) await writeCustomer(req, row.id, { name: name || null, phone: phone || null });
    });
    return { kind: 'done', to: await accountPath({ locale, payload }, '?account=saved') };
  },
});
