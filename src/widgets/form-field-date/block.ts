import { boundFields, defineFormField } from '../../cms/fields/formField.ts';
import { validateDay } from '../form/field/validateDay.ts';

/** Date field. */
export const formFieldDateBlock = defineFormField({
  kind: 'date',
  interfaceName: 'FormFieldDateBlock',
  labels: ['Date field', 'Date fields'],
  icon: 'calendar',
  fields: [
    boundFields(
      'day',
      'As 2027-03-31, or today, or today+14: so many days from the day on which it is filled in.',
      validateDay,
    ),
  ],
  hasAutocomplete: true,
  starter: { label: 'From which day?', earliest: 'today' },
});
