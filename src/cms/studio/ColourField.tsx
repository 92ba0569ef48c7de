'use client';
import { FieldDescription, FieldError, FieldLabel, useField } from '@payloadcms/ui';
import type { TextFieldClientComponent } from 'payload';
import { type ComponentProps, useId } from 'react';
import { t } from '../../shared/studioWords/t.ts';
import { ContrastWarning } from './ContrastWarning.tsx';

type ColourFieldProps = ComponentProps<TextFieldClientComponent> & {
  /** Name of the sibling field with which it needs contrast. */
  against?: string;
};

/** Colour field: the browser's colour picker beside the hex value, and a contrast warning. */
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
          aria-label={t('{field}, picker', { field: label })}
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
