import type { FormFieldRadioBlock } from '../../cms/payload-types.ts';
import { Choices } from '../form/field/Choices.tsx';
import type { FieldProps } from '../form/field/defineFieldWidget.tsx';
import { Field } from '../form/field/Field.tsx';

/** Radio buttons: one of several visible options. */
export function FormFieldRadio({ attributes, block, context, placed, text }: FieldProps<FormFieldRadioBlock>) {
  return (
    <Field attributes={attributes} block={block} context={context} isGroup placed={placed} text={text}>
      <Choices arrangement={block.arrangement} context={context} placed={placed} type="radio" />
    </Field>
  );
}
