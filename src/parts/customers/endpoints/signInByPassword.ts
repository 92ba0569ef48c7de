import { publicUrlOf } from '../../../cms/publicUrl.ts';
import { sessionCookies } from '../../../customers/sessionCookie.ts';
import { defineFormEndpoint } from '../../../endpoints/defineFormEndpoint.ts';
import { samePath } from '../rules/samePath.ts';
import { signIn } from '../signIn.ts';
import {
  accountEndpoint,
  accountPath,
  MAIL_ADDRESS,
  NEXT,
  PASSWORD,
  SIGN_IN_RATE,
  unlessCrowded,
} from './accountEndpoint.ts';

const { showAgain, ...common } = accountEndpoint('signIn');

/** Signs in by password; every refusal has the same message. */
export const signInByPassword = defineFormEndpoint({
  ...common,
  fields: { email: MAIL_ADDRESS, password: PASSWORD, next: NEXT },
  rateLimit: SIGN_IN_RATE,
  isExpensive: true,
  form: { secrets: ['password'], render: showAgain },
  handle: ({ email, next, password }, { cookies, locale, now, payload, t }) =>
    unlessCrowded(async () => {
      const secret = await signIn(payload, { email, password }, { cookies, now });
      if (!secret) return { kind: 'refused', faults: { password: t('account.refused') } };
      const to = samePath(next) ?? (await accountPath({ locale, payload }, '?account=signedIn'));
      return { kind: 'done', to, headers: { 'set-cookie': sessionCookies(secret, publicUrlOf(payload)) } };
    }),
});
