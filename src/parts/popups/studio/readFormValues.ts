import type { FormState } from 'payload';
import { reduceFieldsToValues } from 'payload/shared';
import type { StoredPopup } from '../rules/findWarnings.ts';

/** A popup's settings from its form state, as they would be stored, without the content. */
export function readFormValues(fields: FormState): StoredPopup {
  const settings = Object.entries(fields).filter(([path]) => !path.startsWith('layout'));
  const values = reduceFieldsToValues(Object.fromEntries(settings), true) as StoredPopup;
  // Form state has the number 0 for an empty list.
  return Array.isArray(values.conditions) ? values : { ...values, conditions: [] };
}
