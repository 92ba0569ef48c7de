import { defineFormField, patternFields, placeholderField, valueField } from '../../cms/fields/formField.ts';

/** Phone number field. */
export const formFieldTelBlock = defineFormField({
  kind: 'tel',
  interfaceName: 'FormFieldTelBlock',
  labels: ['Telephone field', 'Telephone fields'],
  icon: 'phone',
  fields: [placeholderField, valueField()],
  advanced: [...patternFields],
  hasAutocomplete: true,
  autocomplete: 'tel',
  starter: { label: 'Telephone', help: 'With the code of your country. Only if you would rather be rung.' },
});
