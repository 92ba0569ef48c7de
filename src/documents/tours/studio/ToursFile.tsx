'use client';
import { useListDrawerContext } from '@payloadcms/ui';
import { Suspense } from 'react';
import { mayEdit } from '../../../cms/access/roles.ts';
import { useMay } from '../../../cms/studio/useMay.ts';
import { lazyScript } from '../../../shared/lazyScript.ts';
import './departures.css';

const ToursFilePanel = lazyScript(() => import('./ToursFilePanel.tsx'));

/** CSV import of tours, above the studio's list, for users who may change all tours; not in a selection drawer. */
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
