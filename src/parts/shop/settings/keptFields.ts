import type { Field } from 'payload';

/** A field that the shop alone writes; staff read it. */
export function kept(field: Field): Field {
  return {
    ...field,
    access: { create: () => false, update: () => false },
    admin: { ...field.admin, readOnly: true },
  } as Field;
}

/** An amount in the smallest unit of the row's currency: lists show it as money, and forms leave it to their head. */
export function keptAmount(name: string, label: string): Field {
  const components = { Cell: '/src/cms/studio/MoneyCell.tsx#MoneyCell' };
  return kept({ name, type: 'number', label, admin: { components, condition: () => false } });
}

/** A field that the shop alone writes, out of sight. */
export function hidden(field: Field): Field {
  return kept({ ...field, admin: { ...field.admin, hidden: true } } as Field);
}
