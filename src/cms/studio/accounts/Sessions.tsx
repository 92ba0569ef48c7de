'use client';
import { useAuth, useDocumentInfo } from '@payloadcms/ui';
import { Suspense } from 'react';
import { lazyScript } from '../../../shared/lazyScript.ts';

const SessionList = lazyScript(() => import('./SessionList.tsx'));

/** Sessions of an account, for its owner and for admins. */
export function Sessions() {
  const { id } = useDocumentInfo();
  const { user } = useAuth<{ id: number; role?: string }>();
  if (id === undefined || !user || (user.id !== id && user.role !== 'admin')) return null;
  return (
    <Suspense>
      <SessionList address={`/api/users/${id}/sessions`} />
    </Suspense>
  );
}
