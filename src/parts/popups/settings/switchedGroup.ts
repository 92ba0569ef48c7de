import type { Condition, Field } from 'payload';
import { t } from '../../../shared/studioWords/t.ts';

/** Fields of a rule or trigger: a switch, and its settings, shown while it is on. */
export function switchedGroup(name: string, label: string, fields: Field[] = [], description?: string): Field {
  const isOn: Condition = (_, siblings) => Boolean(siblings?.enabled);
  return {
    name,
    type: 'group',
    label: false,
    admin: { hideGutter: true },
    fields: [
      {
        name: 'enabled',
        type: 'checkbox',
        label,
        defaultValue: false,
        ...(description ? { admin: { description } } : {}),
      },
      ...(fields.length
        ? [{ type: 'row', admin: { condition: isOn, className: 'rihla-settings' }, fields } satisfies Field]
        : []),
    ],
  };
}

/** A whole number with a minimum. */
export function count(name: string, label: string, defaultValue: number, min = 1, max = 1_000_000): Field {
  return {
    name,
    type: 'number',
    label,
    defaultValue,
    min,
    max,
    validate: (value: unknown) => checkCount(value, min, max),
    admin: { width: '25%' },
  };
}

/** Validates a whole number within limits; empty means the default. */
function checkCount(value: unknown, min: number, max: number): string | true {
  if (value === null || value === undefined || value === '') return true;
  const isRight = Number.isInteger(value) && Number(value) >= min && Number(value) <= max;
  return isRight || t('Write a whole number from {min} to {max}.', { min, max });
}
