import type { RenderContext } from '../../render/context.ts';
import { FieldFault } from '../../render/formFields/FieldFault.tsx';
import faultCss from '../../render/formFields/fault.css?inline';
import fieldCss from '../../render/formFields/field.css?inline';
import css from './number-field.css?inline';
import { Stepper } from './Stepper.tsx';

interface NumberFieldProps {
  context: RenderContext;
  label: string;
  /** Beside the label, such as a price. */
  hint?: string | undefined;
  /** Error message of the field. */
  fault?: string | undefined;
  id: string;
  name: string;
  value: number | string;
  least: number;
  most: number;
  /** Unit price, for the script. */
  price?: number | undefined;
}

/** Number field: label and an input for a whole number. */
export function NumberField({ context, fault, hint, id, label, least, most, name, price, value }: NumberFieldProps) {
  const { styles } = context;
  styles.use('number-field', css);
  if (fault) {
    styles.use('form/fault', faultCss);
    styles.use('form/field', fieldCss);
  }
  return (
    <div className="r-number">
      <label className="r-number__label" htmlFor={id}>
        {label} {hint && <small>{hint}</small>}
      </label>
      <Stepper context={context}>
        <input
          aria-describedby={fault && `${id}-fault`}
          aria-invalid={fault ? true : undefined}
          data-price={price}
          defaultValue={value}
          id={id}
          inputMode="numeric"
          max={most}
          min={least}
          name={name}
          step={1}
          type="number"
        />
      </Stepper>
      {fault && <FieldFault id={`${id}-fault`}>{fault}</FieldFault>}
    </div>
  );
}
