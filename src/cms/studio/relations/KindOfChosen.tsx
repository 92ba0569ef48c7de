'use client';
import { lazy, Suspense } from 'react';

const Kinds = lazy(() => import('./ChosenKinds.tsx'));

/** Loads `ChosenKinds` with the forms that have a field to several kinds, not with every screen. */
export function KindOfChosen(props: { path?: string }) {
  return (
    <Suspense>
      <Kinds {...props} />
    </Suspense>
  );
}
