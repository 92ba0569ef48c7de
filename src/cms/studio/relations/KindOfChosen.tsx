'use client';
import { lazy, Suspense } from 'react';

const Kinds = lazy(async () => ({ default: (await import('./ChosenKinds.tsx')).ChosenKinds }));

/** Loads `ChosenKinds` with the forms that have a field to several kinds, not with every screen. */
export function KindOfChosen({ path }: { path?: string }) {
  return (
    <Suspense>
      <Kinds {...(path !== undefined && { path })} />
    </Suspense>
  );
}
