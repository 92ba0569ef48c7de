import type { Field } from 'payload';

/** Fields that only the server writes; read-only for staff. */
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
