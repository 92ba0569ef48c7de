import type { FormState } from 'payload';
import { isEmptyValue } from '../../shared/isEmptyValue.ts';

/**
 * The state of a block's settings without the faults of fields that are empty and were empty when the form was opened: whoever has just added
 * a block has done nothing wrong. Notes tell what is not filled in yet, and publishing asks for it.
 * @param opened state with which the form was opened
 */
export function forgiveEmpty(state: FormState, opened: FormState): FormState {
  return Object.fromEntries(
    Object.entries(state).map(([path, field]) => {
      const isForgiven = field.valid === false && isEmptyValue(field.value) && isEmptyValue(opened[path]?.value);
      if (!isForgiven) return [path, field];
      const { errorMessage: _, ...rest } = field;
      return [path, { ...rest, valid: true }];
    }),
  );
}
