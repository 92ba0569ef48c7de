import type { Field } from 'payload';
import { defineFormField, placeholderField, valueField } from '../../cms/fields/formField.ts';

const boundsField: Field = {
  type: 'row',
  fields: [
    { name: 'min', type: 'number', label: 'Minimum', admin: { width: '33%' } },
    { name: 'max', type: 'number', label: 'Maximum', admin: { width: '33%' } },
    {
      name: 'step',
      type: 'number',
      label: 'Step size',
      min: 0.001,
      defaultValue: 1,
      admin: { width: '33%', description: 'With 1 only whole numbers can be written.' },
    },
  ],
};

/** Number field. */
export const formFieldNumberBlock = defineFormField({
  kind: 'number',
  interfaceName: 'FormFieldNumberBlock',
  labels: ['Number field', 'Number fields'],
  icon: 'hash',
  fields: [placeholderField, valueField(), boundsField],
  starter: { label: 'How many of you?', min: 1, max: 20, step: 1, value: '2' },
});
