'use client';
import { useAuth, useDocumentInfo } from '@payloadcms/ui';
import { Suspense } from 'react';
import { lazyScript } from '../../../shared/lazyScript.ts';

const SecondStep = lazyScript(() => import('./SecondStep.tsx'));

/** The second step of an account, for its owner and for admins. */
export function SecondStepLoader() {
  const { id } = useDocumentInfo();
  const { user } = useAuth<{ id: number; role?: string }>();
  if (id === undefined || !user || (user.id !== id && user.role !== 'admin')) return null;
  return (
    <Suspense>
      <SecondStep account={Number(id)} isOwn={user.id === id} />
    </Suspense>
  );
}
