'use client';
import { useListDrawerContext } from '@payloadcms/ui';
import { lazy, Suspense } from 'react';
import { mayEdit } from '../../../cms/access/roles.ts';
import { useMay } from '../../../cms/studio/useMay.ts';
import './departures.css';

const ToursFilePanel = lazy(() => import('./ToursFilePanel.tsx'));

/** Journeys from a CSV file, above the studio's list, for those who may change all of them; not in a selection drawer. */
export function ToursFile() {
  const { isInDrawer } = useListDrawerContext();
  const mayChange = useMay(mayEdit);
  if (!mayChange || isInDrawer) return null;
  return (
    <Suspense fallback={null}>
      <ToursFilePanel />
    </Suspense>
  );
}
