import type { FormFieldTextBlock } from '../../cms/payload-types.ts';
import { patternAttribute } from '../../forms/patternAttribute.ts';
import { textAttributes } from '../form/field/control.ts';
import type { FieldProps } from '../form/field/defineFieldWidget.tsx';
import { Field } from '../form/field/Field.tsx';

/** Single-line text field. The browser also checks its pattern, and shows the title with its own error. */
export function FormFieldText({ attributes, block, context, placed, text }: FieldProps<FormFieldTextBlock>) {
  return (
    <Field attributes={attributes} block={block} context={context} placed={placed} text={text}>
      <input
        {...textAttributes(placed)}
        pattern={patternAttribute(placed.field.pattern)}
        title={placed.field.patternMessage}
        type="text"
        defaultValue={placed.values[0]}
      />
    </Field>
  );
}
