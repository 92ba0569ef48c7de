import type { ReactNode } from 'react';
import faultCss from '../../../render/formFields/fault.css?inline';
import fieldCss from '../../../render/formFields/field.css?inline';
import type { PlacedField } from '../formScope.ts';
import { describedBy } from './control.ts';
import type { FieldProps } from './defineFieldWidget.tsx';

interface Props extends Pick<FieldProps, 'attributes' | 'context' | 'text'> {
  block: { label?: string | null; help?: string | null };
  children: ReactNode;
  placed: PlacedField;
  /** Whether it has several controls, with its label as the name of the group. */
  isGroup?: boolean;
  /** Shown beside its help, such as the limits of an upload. */
  note?: string;
}

/**
 * A form field: label, control, help and error. The last two describe the control (`control.ts`). `data-field` is its name, and `data-unmet`
 * marks unmet conditions, which only script can change.
 */
export function Field({ attributes, block, children, context, isGroup = false, note, placed, text }: Props) {
  context.styles.use('form/fault', faultCss);
  context.styles.use('form/field', fieldCss);
  const { fault, field, id, isUnmet } = placed;
  const root = {
    ...attributes('r-field', `r-field--${field.kind}`, field.width !== 100 && `r-field--${field.width}`),
    'data-field': field.name,
    'data-unmet': isUnmet ? '' : undefined,
  };
  const label = (
    <>
      <span {...(block.label?.trim() && text('label'))}>{field.label}</span>
      {field.isRequired && <span className="r-field__mark">{context.t('forms.mark')}</span>}
    </>
  );
  const below = (
    <>
      {(field.help || note) && (
        <p className="r-field__help" id={`${id}-help`}>
          {field.help && <span {...text('help')}>{field.help}</span>} {note}
        </p>
      )}
      <p className="r-field__fault" hidden={!fault} id={`${id}-fault`}>
        {fault}
      </p>
    </>
  );
  if (isGroup)
    return (
      <fieldset {...root} aria-describedby={describedBy(placed, Boolean(note))}>
        <legend className="r-field__label">{label}</legend>
        {children}
        {below}
      </fieldset>
    );
  return (
    <div {...root}>
      <label className="r-field__label" htmlFor={id}>
        {label}
      </label>
      {children}
      {below}
    </div>
  );
}
