'use client';
import type { DefaultCellComponentProps } from 'payload';
import { formatMoney } from '../../shared/money.ts';
import { studioLanguage } from '../../shared/studioWords/t.ts';

/** List cell with an amount, stored in the smallest unit of the row's `currency`. */
export function MoneyCell({ cellData, rowData }: Pick<DefaultCellComponentProps, 'cellData' | 'rowData'>) {
  const currency = typeof rowData?.currency === 'string' ? rowData.currency : undefined;
  return <>{typeof cellData === 'number' && currency ? formatMoney(cellData, currency, studioLanguage()) : '–'}</>;
}
