import type { FormState } from 'payload';
import { reduceFieldsToValues } from 'payload/shared';
import type { StoredPopup } from '../rules/findWarnings.ts';

/** A popup's settings as its form would store them, without its content. */
export function readFormValues(fields: FormState): StoredPopup {
  const settings = Object.entries(fields).filter(([path]) => !path.startsWith('layout'));
  const values = reduceFieldsToValues(Object.fromEntries(settings), true) as StoredPopup;
  // A list without rows is the number 0 in a form.
  return Array.isArray(values.conditions) ? values : { ...values, conditions: [] };
}
