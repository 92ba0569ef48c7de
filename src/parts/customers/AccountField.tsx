import type { HTMLInputAutoCompleteAttribute } from 'react';

interface AccountFieldProps {
  id: string;
  name: string;
  label: string;
  type?: 'email' | 'password' | 'tel' | 'text';
  autoComplete?: HTMLInputAutoCompleteAttribute;
  value?: string | undefined;
  hint?: string | undefined;
  fault?: string | undefined;
  required?: boolean;
}

/** A field of an account with what is wrong with it. */
export function AccountField({ fault, hint, id, label, type = 'text', value, ...input }: AccountFieldProps) {
  const described = [hint && `${id}-hint`, fault && `${id}-fault`].filter(Boolean).join(' ');
  return (
    <p className="r-account__field">
      <label htmlFor={id}>{label}</label>
      {hint && <small id={`${id}-hint`}>{hint}</small>}
      <input
        aria-describedby={described || undefined}
        aria-invalid={fault ? true : undefined}
        defaultValue={value}
        id={id}
        type={type}
        {...input}
      />
      {fault && (
        <span className="r-account__fault" id={`${id}-fault`}>
          {fault}
        </span>
      )}
    </p>
  );
}
