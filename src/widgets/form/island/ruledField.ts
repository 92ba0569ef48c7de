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

/** A field as pages send it: what it leaves out is as in {@link UNSAID}. */
export type SentField = Pick<RuledField, 'kind' | 'label' | 'name'> &
  Partial<Omit<RuledField, 'options'>> & {
    /** What can be chosen; what it is called stands beside it. */
    options?: string[];
  };

/** What is so of a field that says nothing else. */
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

/** A field with what it left out. */
export function completeField({ options = [], ...field }: SentField): RuledField {
  return { ...UNSAID, ...field, options: options.map((value) => ({ label: value, value })) };
}
