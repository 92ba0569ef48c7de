import type { Field } from 'payload';
import { chosenField, defineFormField, optionsField } from '../../cms/fields/formField.ts';
import { arrangementField } from '../form/field/arrangementField.ts';

/** A single checkbox, or a group. */
export const formFieldCheckboxBlock = defineFormField({
  kind: 'checkbox',
  interfaceName: 'FormFieldCheckboxBlock',
  labels: ['Tick boxes', 'Tick boxes'],
  icon: 'list-checks',
  fields: [
    {
      name: 'isMultiple',
      type: 'checkbox',
      label: 'Several boxes',
      defaultValue: true,
      admin: { description: 'Off: one box, with the label beside it.' },
    },
    {
      ...optionsField,
      admin: { ...optionsField.admin, condition: (_, siblings) => siblings?.isMultiple !== false },
    } as Field,
    chosenField('Ticked at first', 'Values with commas between them; a single box: yes.'),
  ],
  style: [arrangementField],
  starter: {
    label: 'What draws you?',
    isMultiple: true,
    options: 'Dunes|dunes\nMountains|mountains\nTowns and crafts|towns\nThe coast|coast',
  },
});
