/** Field kinds; the block of a field has the slug `form-field-<kind>`. */
export const FIELD_KINDS = [
  'text',
  'email',
  'textarea',
  'url',
  'tel',
  'number',
  'date',
  'time',
  'radio',
  'select',
  'checkbox',
  'acceptance',
  'upload',
  'hidden',
] as const;
export type FieldKind = (typeof FIELD_KINDS)[number];

/** Slug prefix of field blocks. */
export const FIELD_SLUG = 'form-field-';

/** Slug of the step block. */
export const STEP_SLUG = 'form-step';

/** Slug of the submit button block; without one the widget renders a button at the end. */
export const SUBMIT_SLUG = 'form-submit';

/** Operators of conditions, with their labels. */
export const COMPARISONS = {
  equals: 'is',
  not: 'is not',
  filled: 'is filled in',
  empty: 'is empty',
  contains: 'contains',
  over: 'is more than',
  under: 'is less than',
} as const;
export type Comparison = keyof typeof COMPARISONS;

/** Field widths, in per cent of the form. */
export const WIDTHS = [100, 75, 66, 50, 33, 25] as const;
export type Width = (typeof WIDTHS)[number];

/** Condition for the visibility of a field. */
export interface Condition {
  /** Name of the field that it depends on. */
  field: string;
  is: Comparison;
  value: string;
}

/** Option of a choice. */
export interface Option {
  value: string;
  label: string;
}

/** A normalized field of a form, whatever is stored: every number is within its bounds, no list is missing. */
export interface FormField {
  kind: FieldKind;
  /** Name under which the value is sent and stored; unique in the form. */
  name: string;
  /** Id of its block. */
  blockId: string | undefined;
  label: string;
  placeholder: string | undefined;
  help: string | undefined;
  isRequired: boolean;
  width: Width;
  /** Autofill token of the HTML attribute `autocomplete`. */
  autocomplete: string | undefined;
  /** Initial value. */
  value: string | undefined;
  /** Regular expression that must match the whole text; for text and phone numbers. */
  pattern: string | undefined;
  patternMessage: string | undefined;
  /** For numbers. */
  min: number | undefined;
  max: number | undefined;
  /** Step: for numbers; for times in seconds. */
  stepSize: number | undefined;
  /** Minimum and maximum of dates and times: `YYYY-MM-DD` or `HH:MM`, or `today`, `today+14` and so on. */
  earliest: string | undefined;
  latest: string | undefined;
  minLength: number | undefined;
  maxLength: number;
  /** For radio, select and checkbox. A checkbox without options is a single box. */
  options: Option[];
  isMultiple: boolean;
  /** For uploads: accepted file extensions such as `pdf`, all of which can be verified. */
  accept: string[];
  /** Maximum size of a file, in bytes. */
  maxBytes: number;
  maxFiles: number;
  /** Text of a consent field. */
  consentText: string | undefined;
  showIf: Condition[];
  /** Whether the conditions are joined by OR. */
  isAnyEnough: boolean;
  /** Index of its step, from 0; undefined outside all steps. */
  step: number | undefined;
  /** The block object that it was read from. */
  source: object;
}

/** A step of a form. */
export interface FormStep {
  blockId: string | undefined;
  title: string | undefined;
  /** The block object that it was read from. */
  source: object;
}

/** Model of a form: its fields and steps, in reading order. */
export interface FormModel {
  fields: FormField[];
  steps: FormStep[];
  /** Whether its layout contains a submit button. */
  hasSubmit: boolean;
}

/** An uploaded file of an answer; its key leads to the stored bytes. */
export interface FileAnswer {
  /** Original file name. */
  name: string;
  type: string;
  /** In bytes. */
  size: number;
  key: string;
}

/** An answer, self-contained: it reads the same after its field was renamed or removed. */
export interface Answer {
  name: string;
  label: string;
  kind: FieldKind;
  value: string | string[] | number | boolean | FileAnswer[];
  /** Value as text. */
  shown: string;
}

/** A given consent, with its text at that time. */
export interface Consent {
  name: string;
  text: string;
  /** Hash of the text: another text is another version. */
  version: string;
  /** Given at, ISO 8601. */
  at: string;
}

/** Value of a ticked checkbox. */
export const TICKED = 'yes';

/** Value sent for a field. */
export type SentValue = string | readonly string[] | number | boolean | readonly { name: string; size: number }[];
export type SentValues = Readonly<Record<string, SentValue | undefined>>;
