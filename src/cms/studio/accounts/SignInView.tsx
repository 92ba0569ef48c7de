import { redirect } from 'next/navigation.js';
import type { AdminViewServerProps } from 'payload';
import { getSafeRedirect } from 'payload/shared';
import { hasAnyPasskey } from '../../accounts/passkeys/passkeys.ts';
import { Logo } from '../Mark.tsx';
import { SignInLoader } from './SignInLoader.tsx';

/** The studio's sign-in page, in place of Payload's, which asks for no second step and knows no passkeys. */
export async function SignInView({ initPageResult, searchParams }: AdminViewServerProps) {
  const { payload, t, user } = initPageResult.req;
  const address = getSafeRedirect({
    fallbackTo: payload.config.routes.admin,
    redirectTo: searchParams?.redirect ?? '',
  });
  if (user) redirect(address);
  const hasPasskeys = await hasAnyPasskey(payload);
  return (
    <>
      <div className="login__brand">
        <Logo />
      </div>
      <SignInLoader
        address={address}
        hasPasskeys={hasPasskeys}
        words={{
          email: t('general:email'),
          forgot: t('authentication:forgotPasswordQuestion'),
          password: t('general:password'),
          signIn: t('authentication:login'),
        }}
      />
    </>
  );
}
