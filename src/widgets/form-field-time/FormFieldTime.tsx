import type { FormFieldTimeBlock } from '../../cms/payload-types.ts';
import { controlAttributes } from '../form/field/control.ts';
import type { FieldProps } from '../form/field/defineFieldWidget.tsx';
import { Field } from '../form/field/Field.tsx';

/** Time field. */
export function FormFieldTime({ attributes, block, context, placed, text }: FieldProps<FormFieldTimeBlock>) {
  const { earliest, latest, stepSize } = placed.field;
  return (
    <Field attributes={attributes} block={block} context={context} placed={placed} text={text}>
      <input
        {...controlAttributes(placed)}
        className="r-field__control"
        defaultValue={placed.values[0]}
        max={latest}
        min={earliest}
        step={stepSize}
        type="time"
      />
    </Field>
  );
}
