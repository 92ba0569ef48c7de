import type { FormFieldEmailBlock } from '../../cms/payload-types.ts';
import { textAttributes } from '../form/field/control.ts';
import type { FieldProps } from '../form/field/defineFieldWidget.tsx';
import { Field } from '../form/field/Field.tsx';

/** E-mail field. */
export function FormFieldEmail({ attributes, block, context, placed, text }: FieldProps<FormFieldEmailBlock>) {
  return (
    <Field attributes={attributes} block={block} context={context} placed={placed} text={text}>
      <input
        {...textAttributes(placed)}
        autoCapitalize="none"
        inputMode="email"
        spellCheck={false}
        type="email"
        defaultValue={placed.values[0]}
      />
    </Field>
  );
}
