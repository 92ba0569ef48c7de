import type { InputHTMLAttributes } from 'react';
import type { RenderContext } from '../../render/context.ts';
import fieldCss from '../form/field/field.css?inline';

interface Props {
  context: RenderContext;
  id: string;
  label: string;
  value: string;
  fault?: string | undefined;
  help?: string | undefined;
  /** Need not be filled in, and says so. */
  isOptional?: boolean;
  className?: string;
  /** Several lines of it. */
  rows?: number;
  input: InputHTMLAttributes<HTMLInputElement & HTMLTextAreaElement> & { name: string };
}

/** A text of the checkout: its label, its control, its help and what is wrong with it. */
export function TextField({ className, context, fault, help, id, input, isOptional, label, rows, value }: Props) {
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
        {isOptional && <span className="r-field__mark">{context.t('shop.checkout.optional')}</span>}
      </label>
      {rows ? <textarea {...control} rows={rows} /> : <input {...control} type={input.type ?? 'text'} />}
      {help && (
        <p className="r-field__help" id={`${id}-help`}>
          {help}
        </p>
      )}
      {fault && (
        <p className="r-field__fault" id={`${id}-fault`}>
          {fault}
        </p>
      )}
    </div>
  );
}
