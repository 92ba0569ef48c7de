import type { FormFieldTextareaBlock } from '../../cms/payload-types.ts';
import { numberWithin } from '../../shared/limits/numberWithin.ts';
import { textAttributes } from '../form/field/control.ts';
import type { FieldProps } from '../form/field/defineFieldWidget.tsx';
import { Field } from '../form/field/Field.tsx';

/** Minimum, default and maximum number of lines of the empty field. */
const [FEWEST, USUAL, MOST] = [2, 5, 20];

/** Multi-line text field. It grows with its content, where the browser supports it. */
export function FormFieldTextarea({ attributes, block, context, placed, text }: FieldProps<FormFieldTextareaBlock>) {
  return (
    <Field attributes={attributes} block={block} context={context} placed={placed} text={text}>
      <textarea {...textAttributes(placed)} defaultValue={placed.values[0]} rows={rowsOf(block)} />
    </Field>
  );
}

function rowsOf({ rows }: FormFieldTextareaBlock): number {
  return Math.round(numberWithin(rows, [FEWEST, MOST], USUAL));
}
