'use client';
import { useForm } from '@payloadcms/ui';
import { useEffect } from 'react';

/**
 * Unfolds a row of a list that was just added, and puts the focus into it when it was added by keyboard. Payload folds new rows like the
 * existing ones.
 * @param path of the row, such as `itinerary.3`
 */
export function useOpenNewRow(path: string, isEmpty: boolean): void {
  const { dispatchFields, getField } = useForm();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the row appears
  useEffect(() => {
    const [, list = '', index = ''] = /^(.+)\.(\d+)$/.exec(path) ?? [];
    const rows = getField(list)?.rows;
    if (!isEmpty || !rows) return;
    const updatedRows = rows.map((row, at) => (at === Number(index) ? { ...row, collapsed: false } : row));
    dispatchFields({ type: 'SET_ROW_COLLAPSED', path: list, updatedRows });
    const wasAdded = document.activeElement?.matches('.array-field__add-row');
    if (!wasAdded) return;
    const frame = requestAnimationFrame(() =>
      document
        .getElementById(`${list.replaceAll('.', '-')}-row-${index}`)
        ?.querySelector('input')
        ?.focus(),
    );
    return () => cancelAnimationFrame(frame);
  }, []);
}
