'use client';
import { useDocumentInfo } from '@payloadcms/ui';
import { Suspense } from 'react';
import { lazyScript } from '../../../shared/lazyScript.ts';
import { useShowOf } from './useShowOf.ts';

const PageNotes = lazyScript(() => import('./PageNotes.tsx'));

/** Notes beside the blocks of what has a layout and is no page, such as a template: nothing is refused there. */
export function LayoutNotes() {
  const { collectionSlug = '', id } = useDocumentInfo();
  const showOf = useShowOf(collectionSlug);
  if (id === undefined) return null;
  return (
    <Suspense fallback={null}>
      <PageNotes document={`${collectionSlug}/${id}`} showOf={showOf} />
    </Suspense>
  );
}
