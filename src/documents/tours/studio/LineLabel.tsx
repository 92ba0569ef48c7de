'use client';
import { useRowLabel } from '@payloadcms/ui';
import { t } from '../../../shared/studioWords/t.ts';
import { useOpenNewRow } from './useOpenNewRow.ts';

interface Line {
  question?: string;
  text?: string;
  title?: string;
}

/** Label of a collapsed array row: its own text. */
export function LineLabel() {
  const { data, path, rowNumber } = useRowLabel<Line>();
  const name = data?.text || data?.title || data?.question;
  useOpenNewRow(path, !name);
  return <span>{name || t('Entry {number}', { number: (rowNumber ?? 0) + 1 })}</span>;
}
