import type { DateField, Field } from 'payload';
import { DAY_FORMAT, MOMENT_FORMAT } from '../../shared/time/formatDay.ts';

const COMPONENT = '/src/cms/studio/days/DayField.tsx#DayField';

/** Date field with European (day-first) input, shown in the studio's date format in forms and lists. */
export function dateFormatFields(field: Field): Field {
  if (field.type !== 'date') return field;
  const { admin } = field;
  const isDay = admin?.date?.pickerAppearance === 'dayOnly';
  const date = {
    ...admin?.date,
    pickerAppearance: isDay ? 'dayOnly' : 'dayAndTime',
    displayFormat: isDay ? DAY_FORMAT : MOMENT_FORMAT,
  } as const;
  return { ...field, admin: { ...admin, components: { Field: COMPONENT, ...admin?.components }, date } } as DateField;
}
