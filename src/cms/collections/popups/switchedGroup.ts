import type { Condition, Field } from 'payload';

/** A rule or trigger: a switch, and its settings while it is on. */
export function switchedGroup(name: string, label: string, fields: Field[] = [], description?: string): Field {
  const isOn: Condition = (_, siblings) => Boolean(siblings?.enabled);
  return {
    name,
    type: 'group',
    label: false,
    fields: [
      {
        name: 'enabled',
        type: 'checkbox',
        label,
        defaultValue: false,
        ...(description ? { admin: { description } } : {}),
      },
      { type: 'row', admin: { condition: isOn }, fields },
    ],
  };
}

/** A whole number with its least value. */
export function count(name: string, label: string, defaultValue: number, min = 1, max = 1_000_000): Field {
  return { name, type: 'number', label, defaultValue, min, max };
}
