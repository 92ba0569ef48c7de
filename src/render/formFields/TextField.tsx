import type { InputHTMLAttributes } from 'react';
import type { RenderContext } from '../context.ts';
import { FieldFault } from './FieldFault.tsx';
import faultCss from './fault.css?inline';
import fieldCss from './field.css?inline';

/** Value and attributes of a control; `required` is also shown beside its label. */
type Input = InputHTMLAttributes<HTMLInputElement & HTMLTextAreaElement> & { name: string };

export interface TextFieldProps {
  context: RenderContext;
  id: string;
  label: string;
  value?: string | undefined;
  fault?: string | undefined;
  help?: string | undefined;
  className?: string | undefined;
  /** Multi-line: a textarea. */
  rows?: number;
  input: Input;
}

/** A text field, also outside of editors' forms: label, control, help and fault. */
export function TextField({ className, context, fault, help, id, input, label, rows, value }: TextFieldProps) {
  context.styles.use('form/fault', faultCss);
  context.styles.use('form/field', fieldCss);
  const control = {
    ...input,
    'aria-describedby': [help && `${id}-help`, fault && `${id}-fault`].filter(Boolean).join(' ') || undefined,
    'aria-invalid': fault ? true : undefined,
    className: 'r-field__control',
    defaultValue: value,
    id,
  } as const;
  return (
    <div className={['r-field', className].filter(Boolean).join(' ')}>
      <label className="r-field__label" htmlFor={id}>
        <span>{label}</span>
        {input.required && <span className="r-field__mark">{context.t('forms.mark')}</span>}
      </label>
      {rows ? <textarea {...control} rows={rows} /> : <input {...control} type={input.type ?? 'text'} />}
      {help && (
        <p className="r-field__help" id={`${id}-help`}>
          {help}
        </p>
      )}
      {fault && <FieldFault id={`${id}-fault`}>{fault}</FieldFault>}
    </div>
  );
}
