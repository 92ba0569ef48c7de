import type { FormFieldUrlBlock } from '../../cms/payload-types.ts';
import { textAttributes } from '../form/field/control.ts';
import type { FieldProps } from '../form/field/defineFieldWidget.tsx';
import { Field } from '../form/field/Field.tsx';

/** URL field. */
export function FormFieldUrl({ attributes, block, context, placed, text }: FieldProps<FormFieldUrlBlock>) {
  return (
    <Field attributes={attributes} block={block} context={context} placed={placed} text={text}>
      <input
        {...textAttributes(placed)}
        autoCapitalize="none"
        inputMode="url"
        spellCheck={false}
        type="url"
        defaultValue={placed.values[0]}
      />
    </Field>
  );
}
