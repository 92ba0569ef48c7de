'use client';
import { SetStepNav } from '@payloadcms/ui';
import { lazyPage } from '../../../cms/studio/lazyPage.ts';
import { t } from '../../../shared/studioWords/t.ts';
import '../../../cms/studio/page-head.css';
import type { TrashItem } from '../readTrash.ts';
import { TRASH_PATH } from '../trashPath.ts';
import './trash.css';

const Trash = lazyPage(TRASH_PATH, async () => (await import('./Trash.tsx')).Trash);

/** The page of the trash; its script is loaded on it only. */
export function TrashLoader({ items }: { items: readonly TrashItem[] }) {
  return (
    <>
      <SetStepNav nav={[{ label: t('Trash') }]} />
      <Trash items={items} />
    </>
  );
}
