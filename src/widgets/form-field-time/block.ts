import type { Field } from 'payload';
import { boundFields, chosenField, defineFormField } from '../../cms/fields/formField.ts';
import { t } from '../../shared/studioWords/t.ts';

const stepField: Field = {
  name: 'step',
  type: 'number',
  label: 'Step in seconds',
  min: 60,
  max: 86_400,
  admin: { description: '900 offers every quarter of an hour.' },
};

/** Time field. */
export const formFieldTimeBlock = defineFormField({
  kind: 'time',
  interfaceName: 'FormFieldTimeBlock',
  labels: ['Time field', 'Time fields'],
  icon: 'clock',
  fields: [boundFields('time', 'As 09:30.', validateTime), stepField, chosenField('Filled in with')],
  starter: { label: 'At what time?' },
});

/** Field validation of a time; its error names the valid format. */
function validateTime(value: unknown): string | true {
  return !value || /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(String(value)) || t('Write a time as 09:30.');
}
