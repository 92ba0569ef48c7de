'use client';
import { Suspense } from 'react';
import { lazyScript } from '../../../shared/lazyScript.ts';

const Panels = lazyScript(async () => ({ default: (await import('./OrderPanels.tsx')).OrderPanels }));

/** The panels of an order's form; their script is loaded on it only. */
export function OrderLoader() {
  return (
    <Suspense fallback={null}>
      <Panels />
    </Suspense>
  );
}
