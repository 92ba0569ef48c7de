import type { RenderContext } from '../render/context.ts';
import css from './number-field.css?inline';

interface NumberFieldProps {
  context: RenderContext;
  label: string;
  /** Beside the label, such as a price. */
  hint?: string | undefined;
  name: string;
  value: number | string;
  least: number;
  most: number;
  /** What it costs each time, for script. */
  price?: number | undefined;
}

/** How many of something: its words, and a field for a whole number. */
export function NumberField({ context, hint, label, least, most, name, price, value }: NumberFieldProps) {
  context.styles.use('number-field', css);
  return (
    <label className="r-number">
      <span className="r-number__label">
        {label}
        {hint && <small>{hint}</small>}
      </span>
      <input
        data-price={price}
        defaultValue={value}
        inputMode="numeric"
        max={most}
        min={least}
        name={name}
        step={1}
        type="number"
      />
    </label>
  );
}
