'use client';
import { FieldDescription, FieldError, FieldLabel, useField } from '@payloadcms/ui';
import type { TextFieldClientComponent } from 'payload';
import { useId } from 'react';

/** A colour: the browser's own picker beside its hex value. */
export const ColourField: TextFieldClientComponent = ({ field, path }) => {
  const { setValue, showError, value } = useField<string>({ path });
  const id = useId();
  const label = typeof field.label === 'string' ? field.label : field.name;
  return (
    <div className={`field-type text${showError ? ' error' : ''}`} style={{ flexBasis: 'auto', minWidth: 180 }}>
      <FieldLabel htmlFor={id} label={label} path={path} />
      <div className="field-type__wrap" style={{ display: 'flex', gap: 8 }}>
        <FieldError path={path} showError={showError} />
        <input
          aria-label={`${label}, picker`}
          onChange={(event) => setValue(event.target.value)}
          style={{ blockSize: 40, inlineSize: 48, padding: 2 }}
          type="color"
          value={/^#[0-9a-f]{6}$/i.test(value ?? '') ? value : '#000000'}
        />
        <input
          id={id}
          onChange={(event) => setValue(event.target.value)}
          spellCheck={false}
          type="text"
          value={value ?? ''}
        />
      </div>
      <FieldDescription path={path} description={field.admin?.description} />
    </div>
  );
};
