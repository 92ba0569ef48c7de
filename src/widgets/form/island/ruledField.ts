import type { FormField } from '../../../forms/form.ts';

/** Properties that only the markup needs. */
type ShownOnly = 'autocomplete' | 'blockId' | 'consentText' | 'help' | 'placeholder' | 'source' | 'value' | 'width';

/** A field with its validation rules; JSON. */
export type RuledField = Omit<FormField, ShownOnly> & {
  /** Never stored on the visitor's device. */
  isPrivate?: boolean | undefined;
};

/** Cast for the functions of `src/forms/`, which need the rules only. */
export function asField(field: RuledField): FormField {
  return field as FormField;
}

/** A field as serialized into pages: omitted properties have the defaults of {@link UNSAID}. */
export type SentField = Pick<RuledField, 'kind' | 'label' | 'name'> &
  Partial<Omit<RuledField, 'options'>> & {
    /** Option values; their labels are in the markup. */
    options?: string[];
  };

/** Defaults of omitted properties. */
export const UNSAID: Omit<RuledField, 'kind' | 'label' | 'name'> = {
  isRequired: false,
  pattern: undefined,
  patternMessage: undefined,
  min: undefined,
  max: undefined,
  stepSize: undefined,
  earliest: undefined,
  latest: undefined,
  minLength: undefined,
  maxLength: 500,
  options: [],
  isMultiple: false,
  accept: [],
  maxBytes: 0,
  maxFiles: 0,
  showIf: [],
  isAnyEnough: false,
  step: undefined,
};

/** Restores the omitted properties of a field. */
export function completeField({ options = [], ...field }: SentField): RuledField {
  return { ...UNSAID, ...field, options: options.map((value) => ({ label: value, value })) };
}
