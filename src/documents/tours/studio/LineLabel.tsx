'use client';
import { useRowLabel } from '@payloadcms/ui';

interface Line {
  question?: string;
  text?: string;
  title?: string;
}

/** Label of a collapsed array row: its own text. */
export function LineLabel() {
  const { data, rowNumber } = useRowLabel<Line>();
  return <span>{data?.text || data?.title || data?.question || `Entry ${(rowNumber ?? 0) + 1}`}</span>;
}
