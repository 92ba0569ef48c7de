import type { SelectField } from 'payload';
import { capitalize } from '../shared/capitalize.ts';
import { DEVICES } from '../shared/style.ts';

type Condition = NonNullable<NonNullable<SelectField['admin']>['condition']>;

/** On which devices an effect works; all when none is chosen. @param description what else decides it */
export function deviceField(name: string, condition: Condition, description?: string): SelectField {
  return {
    name,
    type: 'select',
    hasMany: true,
    label: 'On devices',
    options: DEVICES.map((device) => ({ label: capitalize(device), value: device })),
    admin: { condition, placeholder: 'All', ...(description && { description }) },
  };
}
