'use client';
import { type ReactNode, Suspense } from 'react';
import { lazyScript } from '../../../shared/lazyScript.ts';

const KeepFocus = lazyScript(() => import('./KeepFocus.tsx'));

/** Keeps the focus of whoever saves a form by Ctrl+S where it is. */
export function SavedFocus({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <Suspense>
        <KeepFocus />
      </Suspense>
    </>
  );
}
