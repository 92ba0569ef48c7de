'use client';
import { useAllFormFields } from '@payloadcms/ui';
import type { FormState } from 'payload';
import { newBlockId } from '../../../shared/layouts/newBlockId.ts';
import { type LineRow, matchRows } from '../../../shared/lines/matchRows.ts';

interface LineRows {
  rows: readonly LineRow[];
  /** Replaces the texts; entries that stay keep their rows. False when nothing has changed. */
  write: (lines: readonly string[]) => boolean;
}

/** Rows of an array field with one text each, read from and written to the state of Payload's form. */
export function useLineRows(path: string): LineRows {
  const [fields, dispatchFields] = useAllFormFields();
  const rows = readRows(fields, path);
  return {
    rows,
    write(lines) {
      if (lines.length === rows.length && lines.every((line, index) => line === rows[index]?.text)) return false;
      const next = matchRows(rows, lines, newBlockId);
      for (let index = next.length; index < rows.length; index += 1) {
        dispatchFields({ type: 'REMOVE', path: `${path}.${index}.text` });
        dispatchFields({ type: 'REMOVE', path: `${path}.${index}.id` });
      }
      dispatchFields({ type: 'UPDATE_MANY', formState: stateOf(fields, path, next) });
      return true;
    },
  };
}

function readRows(fields: FormState, path: string): LineRow[] {
  return (fields[path]?.rows ?? []).map(({ id }, index) => ({
    id: String(fields[`${path}.${index}.id`]?.value ?? id),
    text: String(fields[`${path}.${index}.text`]?.value ?? ''),
  }));
}

/** The form's state of the rows, as its own actions write it. */
function stateOf(fields: FormState, path: string, rows: readonly LineRow[]): FormState {
  const list = {
    ...fields[path],
    disableFormData: rows.length > 0,
    rows: rows.map(({ id }) => ({ id })),
    valid: true,
    value: rows.length,
  };
  const entries = rows.flatMap(({ id, text }, index) => [
    [`${path}.${index}.id`, { initialValue: id, passesCondition: true, valid: true, value: id }],
    [`${path}.${index}.text`, { initialValue: text, passesCondition: true, valid: true, value: text }],
  ]);
  return Object.fromEntries([[path, list], ...entries]);
}
