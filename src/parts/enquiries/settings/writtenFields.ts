import type { Field } from 'payload';

/** Fields that the server alone writes; staff read them. */
export function writtenFields(...fields: Field[]): Field[] {
  return fields.map(
    (field) =>
      ({
        ...field,
        access: { create: () => false, update: () => false },
        admin: { ...field.admin, readOnly: true },
      }) as Field,
  );
}
