import type { SelectField } from 'payload';
import { DEVICES } from '../shared/style.ts';

type Condition = NonNullable<NonNullable<SelectField['admin']>['condition']>;

/** On which devices an effect works; all when none is chosen. */
export function deviceField(name: string, condition: Condition): SelectField {
  return {
    name,
    type: 'select',
    hasMany: true,
    label: 'On devices',
    options: DEVICES.map((device) => ({ label: device[0]?.toUpperCase() + device.slice(1), value: device })),
    admin: { condition, placeholder: 'All' },
  };
}
