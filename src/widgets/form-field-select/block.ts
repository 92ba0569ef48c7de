import { chosenField, defineFormField, optionsField, placeholderField } from '../../cms/fields/formField.ts';

/** Select field: one or several options. */
export const formFieldSelectBlock = defineFormField({
  kind: 'select',
  interfaceName: 'FormFieldSelectBlock',
  labels: ['List', 'Lists'],
  icon: 'list',
  fields: [
    optionsField,
    { name: 'isMultiple', type: 'checkbox', label: 'Several can be chosen', defaultValue: false },
    placeholderField,
    chosenField('Chosen at first'),
  ],
  hasAutocomplete: true,
  starter: { label: 'In which month?', options: 'March\nApril\nMay\nSeptember\nOctober\nNovember' },
});
