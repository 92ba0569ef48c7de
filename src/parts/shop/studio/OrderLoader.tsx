'use client';
import { lazy, Suspense } from 'react';

const Panels = lazy(async () => ({ default: (await import('./OrderPanels.tsx')).OrderPanels }));

/** The panels of an order's form; their script is loaded on it only. */
export function OrderLoader() {
  return (
    <Suspense fallback={null}>
      <Panels />
    </Suspense>
  );
}
