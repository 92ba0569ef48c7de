import type { FormFieldCheckboxBlock } from '../../cms/payload-types.ts';
import { isOneBox } from '../../forms/findFault.ts';
import { Choices } from '../form/field/Choices.tsx';
import type { FieldProps } from '../form/field/defineFieldWidget.tsx';
import { Field } from '../form/field/Field.tsx';
import { TickBox } from '../form/field/TickBox.tsx';

/** A single checkbox, or a group. */
export function FormFieldCheckbox({ attributes, block, context, placed, text }: FieldProps<FormFieldCheckboxBlock>) {
  if (isOneBox(placed.field))
    return (
      <TickBox attributes={attributes} context={context} placed={placed} text={text}>
        <span {...text('label')}>{placed.field.label}</span>
      </TickBox>
    );
  return (
    <Field attributes={attributes} block={block} context={context} isGroup placed={placed} text={text}>
      <Choices arrangement={block.arrangement} context={context} placed={placed} type="checkbox" />
    </Field>
  );
}
