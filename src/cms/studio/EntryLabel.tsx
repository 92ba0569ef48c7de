'use client';
import { useRowLabel } from '@payloadcms/ui';

/** Names a closed row of a list by what it says, so that an editor finds it without opening it. */
export function EntryLabel() {
  const { data, rowNumber } = useRowLabel<{ label?: string }>();
  return <span>{data?.label || `Entry ${(rowNumber ?? 0) + 1}`}</span>;
}
