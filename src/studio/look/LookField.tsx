'use client';
import { lazy, Suspense } from 'react';

const LookStudio = lazy(async () => ({ default: (await import('./LookStudio.tsx')).LookStudio }));

/** The theme's first field: looks to begin with, what they look like on real pages, and what is hard to read. Its script is loaded on that page only. */
export function LookField() {
  return (
    <Suspense fallback={null}>
      <LookStudio />
    </Suspense>
  );
}
