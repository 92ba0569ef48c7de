import { defineFormField } from '../../cms/fields/formField.ts';

/** Hidden field. */
export const formFieldHiddenBlock = defineFormField({
  kind: 'hidden',
  interfaceName: 'FormFieldHiddenBlock',
  labels: ['Hidden field', 'Hidden fields'],
  icon: 'tag',
  fields: [{ name: 'value', type: 'text', label: 'Value' }],
  isSeen: false,
  starter: { label: 'Campaign', name: 'campaign', value: 'spring' },
});
