import type { FormFieldTelBlock } from '../../cms/payload-types.ts';
import { patternAttribute } from '../../forms/patternAttribute.ts';
import { textAttributes } from '../form/field/control.ts';
import type { FieldProps } from '../form/field/defineFieldWidget.tsx';
import { Field } from '../form/field/Field.tsx';

/** Phone number field. */
export function FormFieldTel({ attributes, block, context, placed, text }: FieldProps<FormFieldTelBlock>) {
  return (
    <Field attributes={attributes} block={block} context={context} placed={placed} text={text}>
      <input
        {...textAttributes(placed)}
        inputMode="tel"
        pattern={patternAttribute(placed.field.pattern)}
        title={placed.field.patternMessage}
        type="tel"
        defaultValue={placed.values[0]}
      />
    </Field>
  );
}
