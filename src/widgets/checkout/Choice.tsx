import type { ReactNode } from 'react';
import type { RenderContext } from '../../render/context.ts';
import { FieldFault } from '../../render/formFields/FieldFault.tsx';
import choicesCss from '../form/field/choices.css?inline';

interface Props {
  children: ReactNode;
  context: RenderContext;
  fault?: string | undefined;
  help?: string | undefined;
  id: string;
  input: { name: string; type: 'checkbox' | 'radio'; value: string; defaultChecked: boolean; required?: boolean };
}

/** A labelled checkbox or radio button. */
export function Choice({ children, context, fault, help, id, input }: Props) {
  context.styles.use('form/choices', choicesCss);
  const describedBy = [help && `${id}-help`, fault && `${id}-fault`].filter(Boolean).join(' ') || undefined;
  return (
    <div className="r-checkout__choice">
      <label className="r-choice r-choice--alone" htmlFor={id}>
        <input {...input} aria-describedby={describedBy} aria-invalid={Boolean(fault)} id={id} />
        <span>
          {children}{' '}
          {input.type === 'checkbox' && input.required && (
            <span className="r-field__mark">{context.t('forms.mark')}</span>
          )}
        </span>
      </label>
      {help && (
        <p className="r-field__help" id={`${id}-help`}>
          {help}
        </p>
      )}
      {fault && <FieldFault id={`${id}-fault`}>{fault}</FieldFault>}
    </div>
  );
}
