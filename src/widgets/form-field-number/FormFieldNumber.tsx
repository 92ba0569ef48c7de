import type { FormFieldNumberBlock } from '../../cms/payload-types.ts';
import { textAttributes } from '../form/field/control.ts';
import type { FieldProps } from '../form/field/defineFieldWidget.tsx';
import { Field } from '../form/field/Field.tsx';
import { Stepper } from '../pieces/Stepper.tsx';

/** Number field. Phones show a digits-only keyboard for non-negative integers. */
export function FormFieldNumber({ attributes, block, context, placed, text }: FieldProps<FormFieldNumberBlock>) {
  const { max, min, stepSize } = placed.field;
  return (
    <Field attributes={attributes} block={block} context={context} placed={placed} text={text}>
      <Stepper context={context}>
        <input
          {...textAttributes(placed)}
          defaultValue={placed.values[0]}
          inputMode={Number.isInteger(stepSize ?? 1) && (min ?? 0) >= 0 ? 'numeric' : undefined}
          max={max}
          maxLength={undefined}
          min={min}
          minLength={undefined}
          step={stepSize ?? 1}
          type="number"
        />
      </Stepper>
    </Field>
  );
}
