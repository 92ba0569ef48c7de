import * as v from 'valibot';
import { publicUrlOf } from '../../../cms/publicUrl.ts';
import { customerOf } from '../../../customers/customerOf.ts';
import { changeCustomer, writeCustomer } from '../../../customers/customerRow.ts';
import { sessionCookies } from '../../../customers/sessionCookie.ts';
import { withoutSession } from '../../../customers/sessions.ts';
import { defineFormEndpoint } from '../../../endpoints/defineFormEndpoint.ts';
import { accountEndpoint, accountPath, CHANGE_RATE } from './accountEndpoint.ts';

const { showAgain, ...common } = accountEndpoint('signOut');

/** Ends the session of this browser, or all sessions. Idempotent. */
export const signOut = defineFormEndpoint({
  ...common,
  fields: { everywhere: v.boolean() },
  rateLimit: CHANGE_RATE,
  form: { render: showAgain },
  async handle({ everywhere }, { cookies, locale, now, payload }) {
    const customer = await customerOf(payload, cookies, now);
    if (customer)
      await changeCustomer(payload, customer.id, async (row, req) => {
        const key = everywhere ? undefined : customer.session.key;
        if (row) await writeCustomer(req, row.id, { sessions: withoutSession(row.sessions, key, now) });
      });
    const headers = { 'set-cookie': sessionCookies(undefined, publicUrlOf(payload)) };
    return { kind: 'done', to: await accountPath({ locale, payload }), headers };
  },
});
