'use client';
import { lazyPage } from '../lazyPage.ts';
import type { SignInFormProps } from './SignInForm.tsx';

const SignInForm = lazyPage('/admin/login', async () => (await import('./SignInForm.tsx')).SignInForm);

/** The form of the sign-in page; its script is loaded there only. */
export function SignInLoader(props: SignInFormProps) {
  return <SignInForm {...props} />;
}
