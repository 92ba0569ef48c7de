'use client';
import { Suspense } from 'react';
import { lazyScript } from '../../shared/lazyScript.ts';

const LookStudio = lazyScript(async () => ({ default: (await import('./LookStudio.tsx')).LookStudio }));

/** The theme's first field: looks to begin with, what they look like on real pages, and what is hard to read. Its script is loaded on that page only. */
export function LookField() {
  return (
    <Suspense fallback={null}>
      <LookStudio />
    </Suspense>
  );
}
