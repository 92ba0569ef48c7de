import type { PlacedField } from '../formScope.ts';

/** Ids of the control's descriptions: its help and its error. */
export function describedBy({ fault, field, id }: PlacedField, hasNote = false): string | undefined {
  return [(field.help || hasNote) && `${id}-help`, fault && `${id}-fault`].filter(Boolean).join(' ') || undefined;
}

/**
 * Attributes of every single control. A conditional field is not `required`: without script it is always shown, and the browser would block
 * submission.
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

/** Attributes of a text control. */
export function textAttributes(placed: PlacedField) {
  const { maxLength, minLength, placeholder } = placed.field;
  return { ...controlAttributes(placed), className: 'r-field__control', maxLength, minLength, placeholder } as const;
}
