import type { FormFieldDateBlock } from '../../cms/payload-types.ts';
import { controlAttributes } from '../form/field/control.ts';
import type { FieldProps } from '../form/field/defineFieldWidget.tsx';
import { Field } from '../form/field/Field.tsx';
import { fixedDay } from './validateDay.ts';

/** Date field. Bounds relative to today are set in the browser, since pages are cached. */
export function FormFieldDate({ attributes, block, context, placed, text }: FieldProps<FormFieldDateBlock>) {
  const { earliest, latest } = placed.field;
  return (
    <Field attributes={attributes} block={block} context={context} placed={placed} text={text}>
      <input
        {...controlAttributes(placed)}
        className="r-field__control"
        defaultValue={placed.values[0]}
        max={fixedDay(latest)}
        min={fixedDay(earliest)}
        type="date"
      />
    </Field>
  );
}
