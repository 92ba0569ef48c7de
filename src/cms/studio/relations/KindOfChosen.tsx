'use client';
import { Suspense } from 'react';
import { lazyScript } from '../../../shared/lazyScript.ts';

const Kinds = lazyScript(() => import('./ChosenKinds.tsx'));

/** Loads `ChosenKinds` with the forms that have a field to several kinds, not with every screen. */
export function KindOfChosen(props: { path?: string }) {
  return (
    <Suspense>
      <Kinds {...props} />
    </Suspense>
  );
}
