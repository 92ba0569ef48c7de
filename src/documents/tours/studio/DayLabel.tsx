'use client';
import { useRowLabel } from '@payloadcms/ui';
import { useOpenNewRow } from './useOpenNewRow.ts';

/** Label of a collapsed day of the itinerary. */
export function DayLabel() {
  const { data, path, rowNumber } = useRowLabel<{ day?: number; dayTo?: number; title?: string }>();
  useOpenNewRow(path, !data?.title);
  const day = data?.day ?? (rowNumber ?? 0) + 1;
  const days = data?.dayTo && data.dayTo > day ? `Days ${day} to ${data.dayTo}` : `Day ${day}`;
  return <span>{data?.title ? `${days}: ${data.title}` : days}</span>;
}
