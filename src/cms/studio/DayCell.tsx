'use client';
import type { DefaultCellComponentProps } from 'payload';
import { formatDay } from '../../shared/time/formatDay.ts';

/** List cell with a day, stored as `YYYY-MM-DD`, in the studio's format. */
export function DayCell({ cellData }: Pick<DefaultCellComponentProps, 'cellData'>) {
  return <>{typeof cellData === 'string' && cellData ? formatDay(cellData) : '–'}</>;
}
