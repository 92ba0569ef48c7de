'use client';
import { type ReactNode, Suspense } from 'react';
import { lazyScript } from '../../../shared/lazyScript.ts';

const WatchNames = lazyScript(() => import('./WatchNames.tsx'));

/**
 * Gives accessible names to those controls of the studio that Payload leaves without one, as they are added to the
 * page. Neither a setting nor a translation reaches them; the remaining ones are in `docs/studio-accessibility.md`.
 */
export function NamedControls({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <Suspense>
        <WatchNames />
      </Suspense>
    </>
  );
}
