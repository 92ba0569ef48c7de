import type { PlacedField } from '../formScope.ts';

/** What describes a control: its help, and what is wrong with it. */
export function describedBy({ fault, field, id }: PlacedField, hasNote = false): string | undefined {
  return [(field.help || hasNote) && `${id}-help`, fault && `${id}-fault`].filter(Boolean).join(' ') || undefined;
}

/**
 * The attributes that every single control has. A field with conditions is not said to be required here: without script it is always
 * shown, and the browser would not send the form without it.
 */
export function controlAttributes(placed: PlacedField, hasNote = false) {
  const { fault, field, id } = placed;
  return {
    'aria-describedby': describedBy(placed, hasNote),
    'aria-invalid': fault ? true : undefined,
    autoComplete: field.autocomplete,
    id,
    name: field.name,
    required: (field.isRequired && field.showIf.length === 0) || undefined,
  } as const;
}

/** The same for what is typed. */
export function textAttributes(placed: PlacedField) {
  const { maxLength, minLength, placeholder } = placed.field;
  return { ...controlAttributes(placed), className: 'r-field__control', maxLength, minLength, placeholder } as const;
}
