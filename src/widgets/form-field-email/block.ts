import { defineFormField, placeholderField, valueField } from '../../cms/fields/formField.ts';

/** E-mail field. */
export const formFieldEmailBlock = defineFormField({
  kind: 'email',
  interfaceName: 'FormFieldEmailBlock',
  labels: ['E-mail field', 'E-mail fields'],
  icon: 'mail',
  fields: [placeholderField, valueField()],
  hasAutocomplete: true,
  autocomplete: 'email',
  starter: { label: 'E-mail', required: true },
});
