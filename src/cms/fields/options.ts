import type { SelectField } from 'payload';

type Extra = Partial<Pick<SelectField, 'label' | 'defaultValue' | 'required' | 'admin'>>;

/** A select over `value: label` pairs. */
export function choice(name: string, options: Record<string, string>, extra: Extra = {}): SelectField {
  return {
    name,
    type: 'select',
    options: Object.entries(options).map(([value, label]) => ({ label, value })),
    ...extra,
  } as SelectField;
}

/** A multi-select over `value: label` pairs. */
export function choices(name: string, options: Record<string, string>, extra: Extra = {}): SelectField {
  return { ...choice(name, options, extra), hasMany: true } as SelectField;
}
