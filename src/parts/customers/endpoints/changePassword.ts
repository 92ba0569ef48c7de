import * as v from 'valibot';
import { findPasswordFault } from '../../../cms/accounts/findPasswordFault.ts';
import { customerOf } from '../../../customers/customerOf.ts';
import { changeCustomer, writeCustomer } from '../../../customers/customerRow.ts';
import { livingSessions } from '../../../customers/sessions.ts';
import { defineFormEndpoint } from '../../../endpoints/defineFormEndpoint.ts';
import { hashPassword } from '../hashPassword.ts';
import { notifyPasswordChanged } from '../sendAccountMail.ts';
import { accountEndpoint, accountPath, CHANGE_RATE, PASSWORD, unlessCrowded } from './accountEndpoint.ts';
import { reauthenticate } from './reauthenticate.ts';

const { showAgain, ...common } = accountEndpoint('password');
const SECRETS = ['current', 'password', 'again'] as const;

/** Sets a password, by the one policy for all accounts. Ends all other sessions, and mails the owner. */
export const changePassword = defineFormEndpoint({
  ...common,
  fields: { current: v.optional(PASSWORD), password: PASSWORD, again: PASSWORD },
  rateLimit: CHANGE_RATE,
  isExpensive: true,
  judge: async ({ again, password }, { t }) => (again === password ? {} : { again: t('account.differ') }),
  form: { secrets: SECRETS, render: showAgain },
  handle: ({ current, password }, context) =>
    unlessCrowded(async () => {
      const { cookies, locale, now, payload, t } = context;
      const customer = await customerOf(payload, cookies, now);
      if (!customer) return { kind: 'refused', faults: { password: t('account.ended') } };
      const fault = await reauthenticate(customer, current, context);
      if (fault) return { kind: 'refused', faults: { current: fault } };
      const { name: siteName } = await payload.findGlobal({ slug: 'site', depth: 0, select: { name: true } });
      const weak = await findPasswordFault(password, { email: customer.email, siteName });
      if (weak) return { kind: 'refused', faults: { password: weak } };
      const passwordHash = await hashPassword(password);
      const isDone = await changeCustomer(payload, customer.id, async (row, req) => {
        const own = livingSessions(row?.sessions, now).filter(({ key }) => key === customer.session.key);
        // The session was ended elsewhere meanwhile.
        if (!row || own.length === 0) return false;
        await writeCustomer(req, row.id, { passwordHash, sessions: own, attempts: null });
        await notifyPasswordChanged(req, row.email, { locale, now });
        return true;
      });
      if (!isDone) return { kind: 'refused', faults: { password: t('account.ended') } };
      return { kind: 'done', to: await accountPath(context, '?account=password') };
    }),
});
