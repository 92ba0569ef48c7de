'use client';
import { FieldDescription, FieldError, FieldLabel, useField } from '@payloadcms/ui';
import type { TextFieldClientComponent } from 'payload';
import { type ComponentProps, useId } from 'react';
import { ContrastWarning } from './ContrastWarning.tsx';

type ColourFieldProps = ComponentProps<TextFieldClientComponent> & {
  /** Name of the field beside this one with which it must be readable. */
  against?: string;
};

/** A colour: the browser's own picker beside its hex value, and a warning when it cannot be read with another. */
export function ColourField({ against, field, path }: ColourFieldProps) {
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
      {against && <ContrastWarning against={path.replace(/[^.]+$/, against)} onChoose={setValue} value={value} />}
      <FieldDescription path={path} description={field.admin?.description} />
    </div>
  );
}
