import {
  defineFormField,
  lengthFields,
  patternFields,
  placeholderField,
  privateField,
  valueField,
} from '../../cms/fields/formField.ts';

/** Single-line text field. */
export const formFieldTextBlock = defineFormField({
  kind: 'text',
  interfaceName: 'FormFieldTextBlock',
  labels: ['Text field', 'Text fields'],
  icon: 'type',
  fields: [placeholderField, valueField(), lengthFields],
  advanced: [...patternFields, privateField],
  hasAutocomplete: true,
  starter: { label: 'Your name', autocomplete: 'name' },
});
