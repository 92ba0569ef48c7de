import type { SelectField } from 'payload';
import { DEVICES } from '../shared/style.ts';
import { capitalize } from '../shared/text/capitalize.ts';

type Condition = NonNullable<NonNullable<SelectField['admin']>['condition']>;

/** Devices field of an effect; all when none is chosen. @param description further conditions */
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
