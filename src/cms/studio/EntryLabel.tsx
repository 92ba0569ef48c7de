'use client';
import { useRowLabel } from '@payloadcms/ui';

/** Label of a collapsed array row: its own words. */
export function EntryLabel() {
  const { data, rowNumber } = useRowLabel<{ label?: string }>();
  return <span>{data?.label || `Entry ${(rowNumber ?? 0) + 1}`}</span>;
}
