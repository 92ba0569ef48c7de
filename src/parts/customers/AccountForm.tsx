import type { ReactNode } from 'react';
import type { RenderContext } from '../../render/context.ts';
import { FaultSummary } from '../../render/formFields/FaultSummary.tsx';
import { TextField, type TextFieldProps } from '../../render/formFields/TextField.tsx';
import { answeredForm } from './answeredForm.ts';
import { ACCOUNT_PATHS, type AccountForm as FormName } from './rules/accountPaths.ts';

/** A field of an account form. */
export interface AccountFormField extends Pick<TextFieldProps, 'help' | 'input' | 'label'> {
  /** Initial value; a refused typed value overrides it. */
  value?: string | undefined;
}

interface Props {
  /** Rendered below its fields. */
  children?: ReactNode;
  context: RenderContext;
  fields: readonly AccountFormField[];
  form: FormName;
  /** Label of its button. */
  submit: string;
  /** Rendered above its fields. */
  text?: string;
}

/** A form of the account. Errors come from the server, as in all forms of the site. */
export function AccountForm({ children, context, fields, form, submit, text }: Props) {
  const { fault, isShown, message, typed } = answeredForm(context, form);
  const controls = fields.map((field) => ({ ...field, id: context.uniqueId(`account-${form}-${field.input.name}`) }));
  const faults = controls.flatMap(({ id, input, label }) => {
    const words = fault(input.name);
    return words ? [{ id, label, words }] : [];
  });
  return (
    <form action={ACCOUNT_PATHS[form]} className="r-account__form" method="post" noValidate>
      {text && <p className="r-account__text">{text}</p>}
      {(message || faults.length > 0) && <FaultSummary context={context} faults={faults} message={message} />}
      {controls.map(({ help, id, input, label, value }) => (
        <TextField
          context={context}
          fault={fault(input.name)}
          help={help}
          id={id}
          input={input}
          key={id}
          label={label}
          value={input.type === 'password' ? undefined : isShown ? (typed(input.name) ?? '') : value}
        />
      ))}
      {children}
      <button className="r-account__button" type="submit">
        {submit}
      </button>
    </form>
  );
}
