import type { Field } from 'payload';

/** A field that the shop alone writes; staff read it. */
export function kept(field: Field): Field {
  return {
    ...field,
    access: { create: () => false, update: () => false },
    admin: { ...field.admin, readOnly: true },
  } as Field;
}

/** The same, out of sight. */
export function hidden(field: Field): Field {
  return kept({ ...field, admin: { ...field.admin, hidden: true } } as Field);
}
