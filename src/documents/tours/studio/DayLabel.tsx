'use client';
import { useRowLabel } from '@payloadcms/ui';
import { t } from '../../../shared/studioWords/t.ts';
import { useOpenNewRow } from './useOpenNewRow.ts';

/** Label of a collapsed day of the itinerary. */
export function DayLabel() {
  const { data, path, rowNumber } = useRowLabel<{ day?: number; dayTo?: number; title?: string }>();
  useOpenNewRow(path, !data?.title);
  const day = data?.day ?? (rowNumber ?? 0) + 1;
  const days =
    data?.dayTo && data.dayTo > day ? t('Days {day} to {last}', { day, last: data.dayTo }) : t('Day {day}', { day });
  return <span>{data?.title ? `${days}: ${data.title}` : days}</span>;
}
