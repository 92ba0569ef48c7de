import type { Field } from 'payload';
import {
  defineFormField,
  lengthFields,
  placeholderField,
  privateField,
  valueField,
} from '../../cms/fields/formField.ts';

const rowsField: Field = {
  name: 'rows',
  type: 'number',
  label: 'Lines',
  min: 2,
  max: 20,
  defaultValue: 5,
  admin: { description: 'It grows with what is written.' },
};

/** Multi-line text field. */
export const formFieldTextareaBlock = defineFormField({
  kind: 'textarea',
  interfaceName: 'FormFieldTextareaBlock',
  labels: ['Long text field', 'Long text fields'],
  icon: 'text',
  fields: [placeholderField, { ...valueField(), type: 'textarea' } as Field, rowsField, lengthFields],
  advanced: [privateField],
  starter: { label: 'What would you like to know?' },
});
