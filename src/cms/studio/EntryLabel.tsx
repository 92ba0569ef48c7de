'use client';
import { useRowLabel } from '@payloadcms/ui';
import { t } from '../../shared/studioWords/t.ts';

/** Label of a collapsed array row: its own words. */
export function EntryLabel() {
  const { data, rowNumber } = useRowLabel<{ label?: string }>();
  return <span>{data?.label || t('Entry {number}', { number: (rowNumber ?? 0) + 1 })}</span>;
}
