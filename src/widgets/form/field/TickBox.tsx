import type { ReactNode } from 'react';
import fieldCss from '../../../render/formFields/field.css?inline';
import choicesCss from './choices.css?inline';
import { controlAttributes, describedBy } from './control.ts';
import type { FieldProps } from './defineFieldWidget.tsx';

/** Value of a ticked checkbox, which `findFault` expects. */
const TICKED = 'yes';

interface Props extends Pick<FieldProps, 'attributes' | 'context' | 'placed' | 'text'> {
  /** The consent text. */
  children: ReactNode;
}

/** A checkbox with its label. */
export function TickBox({ attributes, children, context, placed, text }: Props) {
  context.styles.use('form/field', fieldCss);
  context.styles.use('form/choices', choicesCss);
  const { fault, field, id, isUnmet, values } = placed;
  return (
    <div
      {...attributes('r-field', `r-field--${field.kind}`, field.width !== 100 && `r-field--${field.width}`)}
      data-field={field.name}
      data-unmet={isUnmet ? '' : undefined}
    >
      <label className="r-choice r-choice--alone">
        <input
          {...controlAttributes(placed)}
          aria-describedby={describedBy(placed)}
          defaultChecked={values.includes(TICKED) || undefined}
          type="checkbox"
          value={TICKED}
        />
        <span>
          {children} {field.isRequired && <span className="r-field__mark">{context.t('forms.mark')}</span>}
        </span>
      </label>
      {field.help && (
        <p className="r-field__help" id={`${id}-help`} {...text('help')}>
          {field.help}
        </p>
      )}
      <p className="r-field__fault" hidden={!fault} id={`${id}-fault`}>
        {fault}
      </p>
    </div>
  );
}
