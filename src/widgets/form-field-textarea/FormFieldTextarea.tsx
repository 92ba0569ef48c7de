import type { FormFieldTextareaBlock } from '../../cms/payload-types.ts';
import { numberWithin } from '../../shared/numberWithin.ts';
import { textAttributes } from '../form/field/control.ts';
import type { FieldProps } from '../form/field/defineFieldWidget.tsx';
import { Field } from '../form/field/Field.tsx';

/** How many lines the empty field has. */
const [FEWEST, USUAL, MOST] = [2, 5, 20];

/** A text of several lines. The field grows with what is written, where a browser can. */
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
