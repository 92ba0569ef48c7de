'use client';
import { useRowLabel } from '@payloadcms/ui';

interface Line {
  question?: string;
  text?: string;
  title?: string;
}

/** Names a closed row of a list by what it says. */
export function LineLabel() {
  const { data, rowNumber } = useRowLabel<Line>();
  return <span>{data?.text || data?.title || data?.question || `Entry ${(rowNumber ?? 0) + 1}`}</span>;
}
