import { defineFormField, placeholderField, valueField } from '../../cms/fields/formField.ts';

/** URL field. */
export const formFieldUrlBlock = defineFormField({
  kind: 'url',
  interfaceName: 'FormFieldUrlBlock',
  labels: ['Web address field', 'Web address fields'],
  icon: 'link',
  fields: [placeholderField, valueField()],
  hasAutocomplete: true,
  autocomplete: 'url',
  starter: { label: 'Website' },
});
