import type { ServiceForm } from '../serviceForm.ts';

type Values = Record<string, string>;
type Fields = Pick<ServiceForm, 'fields'>;

/** Values that a form begins with, by field; of a service that is not set up, with what is usual for its first choices. */
export function valuesOf(form: Pick<ServiceForm, 'fields' | 'source'>): Values {
  const values = Object.fromEntries(form.fields.map(({ name, value }) => [name, value]));
  if (form.source !== 'none') return values;
  return form.fields.reduce(
    (all, { name, options, value }) => (options ? writeValue(form, all, name, value) : all),
    values,
  );
}

/** Values after one was typed or chosen. A choice fills in what is usual with it, such as a port, where a field is empty or holds what is usual with another choice. */
export function writeValue({ fields }: Fields, before: Values, field: string, value: string): Values {
  const options = fields.find(({ name }) => name === field)?.options ?? [];
  const usual = Object.entries(options.find((option) => option.value === value)?.usual ?? {}).filter(([name]) =>
    ['', undefined, ...options.map((option) => option.usual?.[name])].includes(before[name]),
  );
  return { ...before, ...Object.fromEntries(usual), [field]: value };
}
