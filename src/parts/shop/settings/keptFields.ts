import type { Field } from 'payload';

/** A field that only the shop writes; read-only for staff. */
export function kept(field: Field): Field {
  return {
    ...field,
    access: { create: () => false, update: () => false },
    admin: { ...field.admin, readOnly: true },
  } as Field;
}

/** An amount in the smallest unit of the row's currency: lists show it as money; in forms, the panel at the top shows it. */
export function keptAmount(name: string, label: string): Field {
  const components = { Cell: '/src/cms/studio/MoneyCell.tsx#MoneyCell' };
  return kept({ name, type: 'number', label, admin: { components, condition: () => false } });
}

/** A hidden field that only the shop writes. */
export function hidden(field: Field): Field {
  return kept({ ...field, admin: { ...field.admin, hidden: true } } as Field);
}
