'use client';
import { FieldDescription, FieldError, FieldLabel, useForm, useFormFields } from '@payloadcms/ui';
import type { ArrayFieldClientComponent } from 'payload';
import { useState } from 'react';
import { readLines } from '../../../shared/lines/readLines.ts';
import { useLineRows } from './useLineRows.ts';
import './lines.css';
import { t, tCount } from '../../../shared/studioWords/t.ts';

/** Minimum number of lines shown. */
const MIN_ROWS = 3;

/**
 * A list of short texts as one area of text, a line for each entry: Enter starts the next one, and a pasted list loses its bullets,
 * numbers and blank lines. Stored as rows of an array field.
 */
export const LinesField: ArrayFieldClientComponent = ({ field, path, readOnly }) => {
  const { rows, write } = useLineRows(path);
  const { setModified } = useForm();
  const [typed, setTyped] = useState<string>();
  const problem = useProblem(path, rows.length);
  const id = `field-${path.replaceAll('.', '__')}`;
  const text = typed ?? rows.map((row) => row.text).join('\n');
  const most = field.maxRows ?? Number.POSITIVE_INFINITY;
  const says =
    rows.length > most ? t('These are {count} lines; there can be {most}.', { count: rows.length, most }) : problem;
  return (
    <div className={`field-type rihla-lines${says ? ' error' : ''}`} style={{ flex: '1 1 18rem' }}>
      <FieldLabel htmlFor={id} label={field.label || field.name} path={path} required={Boolean(field.required)} />
      <div className="field-type__wrap">
        <FieldError message={says ?? ''} path={path} showError={says !== undefined} />
        <textarea
          aria-describedby={`${id}-note`}
          aria-invalid={says !== undefined}
          disabled={Boolean(readOnly)}
          id={id}
          onBlur={() => setTyped(undefined)}
          onChange={({ target }) => {
            setTyped(target.value);
            if (write(readLines(target.value))) setModified(true);
          }}
          rows={Math.max(MIN_ROWS, text.split('\n').length)}
          value={text}
        />
      </div>
      <p className="field-description" id={`${id}-note`}>
        {t('One on each line; paste a whole list.')}{' '}
        {rows.length > 0 && tCount('{count} line.', '{count} lines.', rows.length)}
      </p>
      <FieldDescription description={field.admin?.description} path={path} />
    </div>
  );
};

/** Errors of the server about the list, or about one of its lines. */
function useProblem(path: string, length: number): string | undefined {
  return useFormFields(([fields]) => {
    const own = fields[path];
    if (own?.valid === false && own.errorMessage) return own.errorMessage;
    for (let index = 0; index < length; index += 1) {
      const line = fields[`${path}.${index}.text`];
      if (line?.valid === false && line.errorMessage)
        return t('Line {number}: {problem}', { number: index + 1, problem: line.errorMessage });
    }
    return undefined;
  });
}
