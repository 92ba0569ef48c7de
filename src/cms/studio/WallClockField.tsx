'use client';
import { FieldDescription, FieldError, FieldLabel, useField } from '@payloadcms/ui';
import type { TextFieldClientComponent } from 'payload';
import { useId } from 'react';

/** Local date and time field without a zone: the browser's own input. */
export const WallClockField: TextFieldClientComponent = ({ field, path, readOnly }) => {
  const { setValue, showError, value } = useField<string>({ path });
  const id = useId();
  return (
    <div
      className={`field-type text${showError ? ' error' : ''}`}
      style={{ flex: '1 1 12rem', maxInlineSize: '20rem' }}
    >
      <FieldLabel htmlFor={id} label={field.label || field.name} path={path} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        <input
          disabled={Boolean(readOnly)}
          id={id}
          onChange={(event) => setValue(event.target.value.replace('T', ' ') || null)}
          type="datetime-local"
          value={value?.replace(' ', 'T') ?? ''}
        />
      </div>
      <FieldDescription description={field.admin?.description} path={path} />
    </div>
  );
};
