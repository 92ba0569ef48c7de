import { chosenField, defineFormField, optionsField } from '../../cms/fields/formField.ts';
import { arrangementField } from '../form/field/arrangementField.ts';

/** Radio buttons: one of several visible options. */
export const formFieldRadioBlock = defineFormField({
  kind: 'radio',
  interfaceName: 'FormFieldRadioBlock',
  labels: ['One of several', 'One of several'],
  icon: 'list-checks',
  fields: [optionsField, chosenField('Chosen at first')],
  style: [arrangementField],
  starter: {
    label: 'How would you like to travel?',
    options: 'In a small group|group\nBy ourselves, with a guide|private\nWe do not know yet|open',
  },
});
