import { redirect } from 'next/navigation.js';
import type { AdminViewServerProps } from 'payload';
import { getSafeRedirect } from 'payload/shared';
import { Logo } from '../Mark.tsx';
import { SignInLoader } from './SignInLoader.tsx';

/** The studio's sign-in page, in place of Payload's, which asks for no second step. */
export function SignInView({ initPageResult, searchParams }: AdminViewServerProps) {
  const { payload, t, user } = initPageResult.req;
  const address = getSafeRedirect({
    fallbackTo: payload.config.routes.admin,
    redirectTo: searchParams?.redirect ?? '',
  });
  if (user) redirect(address);
  return (
    <>
      <div className="login__brand">
        <Logo />
      </div>
      <SignInLoader
        address={address}
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
