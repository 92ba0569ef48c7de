import type { FormField } from '../../../forms/form.ts';

/** Of a field, what only its markup says. */
type ShownOnly = 'autocomplete' | 'blockId' | 'consentText' | 'help' | 'placeholder' | 'source' | 'value' | 'width';

/** A field as its rules know it; JSON. */
export type RuledField = Omit<FormField, ShownOnly> & {
  /** Never kept on the visitor's device. */
  isPrivate?: boolean | undefined;
};

/** The same for the functions of `src/forms/`, which ask for no more than its rules. */
export function asField(field: RuledField): FormField {
  return field as FormField;
}
