import { ValidationError } from 'payload';
import { acceptInvitation, findInvited, INVITATION_PATH } from '../../cms/accounts/invitations.ts';
import { defineFormEndpoint } from '../../endpoints/defineFormEndpoint.ts';
import type { Faults, FormEndpoint, FormPage } from '../../endpoints/formEndpoint.ts';
import { PLAIN_PAGE_POLICY } from '../faults/plainPage.ts';
import { ACCOUNT_FIELDS, findPasswordFaults } from './accountFields.ts';
import { PRIVATE, signIn } from './claimEndpoint.ts';
import { renderInvitation } from './renderClaim.ts';

export const INVITATION_LIMIT = { name: 'invitation', max: 20 };

const FIELDS = { password: ACCOUNT_FIELDS.password, repeat: ACCOUNT_FIELDS.repeat };
type Field = keyof typeof FIELDS;

/** Accepts an invitation: saves the password, and signs the account in; answers 404 where the link invites nobody. */
export function createInvitationEndpoint(): FormEndpoint {
  return defineFormEndpoint({
    path: INVITATION_PATH,
    fields: FIELDS,
    rateLimit: INVITATION_LIMIT,
    maxBytes: 16 * 1024,
    // The token is the authorization, and a page with `no-referrer` sends no Origin.
    isForAnybody: true,
    isExpensive: true,
    isThere: async ({ now, params, payload }) => (await findInvited(payload, params.token, now)) !== undefined,
    judge: findPasswordFaults,
    form: { secrets: ['password', 'repeat'], render: ({ faults }) => invitationPage(faults) },
    async handle({ password }, { browser, now, params, payload }) {
      try {
        const email = await acceptInvitation(payload, params.token ?? '', password, now);
        if (!email) return { kind: 'missing' };
        const cookies = await signIn(payload, { email, password }, browser);
        return { kind: 'done', to: '/admin', headers: { ...PRIVATE, 'set-cookie': cookies } };
      } catch (error) {
        if (!(error instanceof ValidationError)) throw error;
        return { kind: 'refused', faults: { password: error.data.errors[0]?.message ?? error.message } };
      }
    },
  });
}

/** The form as a page, empty or with the errors of the last attempt. */
export function invitationPage(faults: Faults<Field> = {}): FormPage {
  return { html: renderInvitation(faults), headers: { ...PRIVATE, 'content-security-policy': PLAIN_PAGE_POLICY } };
}
