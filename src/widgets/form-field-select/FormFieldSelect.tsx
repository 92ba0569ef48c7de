import type { FormFieldSelectBlock } from '../../cms/payload-types.ts';
import { Choices } from '../form/field/Choices.tsx';
import { controlAttributes } from '../form/field/control.ts';
import type { FieldProps } from '../form/field/defineFieldWidget.tsx';
import { Field } from '../form/field/Field.tsx';

/** Select field. With several choices it is a checkbox group, since few know how to select several in a list. */
export function FormFieldSelect({ attributes, block, context, placed, text }: FieldProps<FormFieldSelectBlock>) {
  const { field, optionsMark, values } = placed;
  if (field.isMultiple)
    return (
      <Field attributes={attributes} block={block} context={context} isGroup placed={placed} text={text}>
        <div className="r-field__list">
          <Choices context={context} placed={placed} type="checkbox" />
        </div>
      </Field>
    );
  return (
    <Field attributes={attributes} block={block} context={context} placed={placed} text={text}>
      <div className="r-field__select">
        <select {...controlAttributes(placed)} className="r-field__control" defaultValue={values[0] ?? ''}>
          <option value="" {...(field.placeholder && text('placeholder'))}>
            {field.placeholder ?? context.t('forms.choose')}
          </option>
          {field.options.map(({ label, value }) => (
            <option key={value} value={value} {...optionsMark}>
              {label}
            </option>
          ))}
        </select>
      </div>
    </Field>
  );
}
