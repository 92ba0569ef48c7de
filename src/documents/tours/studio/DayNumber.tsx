'use client';
import { NumberField, useField, useForm } from '@payloadcms/ui';
import type { NumberFieldClientComponent } from 'payload';
import { useEffect } from 'react';
import { nextDay } from '../../../tours/nextDay.ts';

interface Row {
  day?: number | null;
  dayTo?: number | null;
  title?: string | null;
}

/** Number of a day of the itinerary: a new one continues the numbers above it. */
export const DayNumber: NumberFieldClientComponent = (props) => {
  const { path, readOnly } = props;
  const { setValue } = useField<number>({ path });
  const { getDataByPath } = useForm();
  // Once, when its row is first shown: a field cleared later stays empty.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the row as it was when it was added
  useEffect(() => {
    const [, list = '', index = ''] = /^(.+)\.(\d+)\.\w+$/.exec(path) ?? [];
    const rows = getDataByPath<Row[]>(list) ?? [];
    const row = rows[Number(index)];
    const isNew = row && (row.day === undefined || row.day === null) && !row.title;
    if (isNew && !readOnly) setValue(nextDay(rows.slice(0, Number(index))));
  }, []);
  return <NumberField {...props} />;
};
