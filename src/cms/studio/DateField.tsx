'use client';
import { FieldDescription, FieldError, FieldLabel, useField } from '@payloadcms/ui';
import type { DateFieldClientComponent } from 'payload';
import { useId } from 'react';
import { fromLocalTime, toLocalTime } from './localTime.ts';

/** A date and a time by the browser's own input: Payload's calendar is a sixth of all script on an editing page. */
export const DateField: DateFieldClientComponent = ({ field, path, readOnly }) => {
  const { setValue, showError, value } = useField<string>({ path });
  const id = useId();
  return (
    <div className={`field-type text${showError ? ' error' : ''}`}>
      <FieldLabel htmlFor={id} label={field.label || field.name} path={path} required={Boolean(field.required)} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        <input
          disabled={Boolean(readOnly)}
          id={id}
          onChange={(event) => setValue(fromLocalTime(event.target.value))}
          type="datetime-local"
          value={toLocalTime(value)}
        />
      </div>
      <FieldDescription description={field.admin?.description} path={path} />
    </div>
  );
};
