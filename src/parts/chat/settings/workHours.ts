import type { Field } from 'payload';
import { t } from '../../../shared/studioWords/t.ts';
import { ACCOUNT_DEFAULTS } from '../rules/chatDefaults.ts';
import { sortSlots } from '../rules/sortSlots.ts';

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Slots of one day, with start and end. `dbName` keeps the table's name within database limits. */
export function workHoursField(dbName: string): Field {
  return {
    name: 'workHours',
    type: 'array',
    label: 'Hours',
    labels: { singular: 'slot', plural: 'slots' },
    dbName,
    defaultValue: ACCOUNT_DEFAULTS.workHours.map((slot) => ({ ...slot })),
    hooks: { beforeValidate: [({ value }) => (Array.isArray(value) ? sortSlots(value) : value)] },
    maxRows: 8,
    admin: { condition: (_, day) => Boolean(day?.isWorkingOnDay) },
    fields: [{ type: 'row', fields: [timeField('startTime', 'From'), timeField('endTime', 'To')] }],
  };
}

function timeField(name: string, label: string): Field {
  return {
    name,
    type: 'text',
    label,
    required: true,
    validate: (value: unknown) =>
      (typeof value === 'string' && TIME.test(value)) || t('Write a time of the day such as 08:00 or 17:30.'),
    admin: { width: '50%', placeholder: '08:00' },
  };
}
