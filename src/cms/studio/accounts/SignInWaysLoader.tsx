'use client';
import { useAuth, useDocumentInfo } from '@payloadcms/ui';
import { Suspense } from 'react';
import { lazyScript } from '../../../shared/lazyScript.ts';

const SignInWays = lazyScript(() => import('./SignInWays.tsx'));

/** Second step and passkeys of an account, for its owner and for admins. */
export function SignInWaysLoader() {
  const { id } = useDocumentInfo();
  const { user } = useAuth<{ id: number; role?: string }>();
  if (id === undefined || !user || (user.id !== id && user.role !== 'admin')) return null;
  return (
    <Suspense>
      <SignInWays account={Number(id)} isOwn={user.id === id} />
    </Suspense>
  );
}
