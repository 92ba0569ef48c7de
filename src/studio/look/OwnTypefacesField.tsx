'use client';
import { Suspense } from 'react';
import { lazyScript } from '../../shared/lazyScript.ts';

const OwnTypefaces = lazyScript(async () => ({ default: (await import('./OwnTypefaces.tsx')).OwnTypefaces }));

/** The theme's own typefaces. Its script is loaded on that page only. */
export function OwnTypefacesField() {
  return (
    <Suspense fallback={null}>
      <OwnTypefaces />
    </Suspense>
  );
}
