/** Every kind of field; the block of one has the slug `form-field-<kind>`. */
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

/** What the block of a field's slug begins with. */
export const FIELD_SLUG = 'form-field-';

/** The block that holds a step. */
export const STEP_SLUG = 'form-step';

/** The block of the button; without one the widget draws it at the end. */
export const SUBMIT_SLUG = 'form-submit';

/** What a condition asks of another field. */
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

/** The widths of a field, in per cent of the form. */
export const WIDTHS = [100, 75, 66, 50, 33, 25] as const;
export type Width = (typeof WIDTHS)[number];

/** When a field is shown. */
export interface Condition {
  /** Name of the other field. */
  field: string;
  is: Comparison;
  value: string;
}

/** Something that can be chosen. */
export interface Option {
  value: string;
  label: string;
}

/** A field of a form, whatever is stored: every number is within its bounds, no list is missing. */
export interface FormField {
  kind: FieldKind;
  /** What the answer is stored and sent under; its own in the form. */
  name: string;
  /** The block that shows it. */
  blockId: string | undefined;
  label: string;
  placeholder: string | undefined;
  help: string | undefined;
  isRequired: boolean;
  width: Width;
  /** A token of the HTML standard. */
  autocomplete: string | undefined;
  /** What stands in it at first. */
  value: string | undefined;
  /** A regular expression that the whole text must match; of text and phone numbers. */
  pattern: string | undefined;
  patternMessage: string | undefined;
  /** Of numbers. */
  min: number | undefined;
  max: number | undefined;
  /** Of numbers; in seconds of times. */
  stepSize: number | undefined;
  /** Of dates and times, first and last: `YYYY-MM-DD` or `HH:MM`, or `today`, `today+14` and so on. */
  earliest: string | undefined;
  latest: string | undefined;
  minLength: number | undefined;
  maxLength: number;
  /** Of radio, select and checkbox. A checkbox without any is one box. */
  options: Option[];
  isMultiple: boolean;
  /** Of uploads: endings such as `pdf`, each one that can be checked. */
  accept: string[];
  /** Bytes of one file. */
  maxBytes: number;
  maxFiles: number;
  /** What a visitor agrees to. */
  consentText: string | undefined;
  showIf: Condition[];
  /** Whether one of the conditions is enough. */
  isAnyEnough: boolean;
  /** The step that it stands in, from 0; undefined beside all steps. */
  step: number | undefined;
  /** The very block that it was read from. */
  source: object;
}

/** A step of a form. */
export interface FormStep {
  blockId: string | undefined;
  title: string | undefined;
  /** The very block that it was read from. */
  source: object;
}

/** What a form asks for, in the order in which it is read. */
export interface FormModel {
  fields: FormField[];
  steps: FormStep[];
  /** Whether its layout holds a button of its own. */
  hasSubmit: boolean;
}

/** A file that came with an answer. Its bytes are found by its key. */
export interface FileAnswer {
  /** As it was called where it came from. */
  name: string;
  type: string;
  /** Bytes. */
  size: number;
  key: string;
}

/** One answer, complete in itself: it reads the same after the field was renamed or removed. */
export interface Answer {
  name: string;
  label: string;
  kind: FieldKind;
  value: string | string[] | number | boolean | FileAnswer[];
  /** The answer in words. */
  shown: string;
}

/** What was agreed to, with the words as they were. */
export interface Consent {
  name: string;
  text: string;
  /** Made of the text: other words are another version. */
  version: string;
  /** ISO 8601. */
  at: string;
}

/** What a box that is ticked sends. */
export const TICKED = 'yes';

/** What was sent for each field. */
export type SentValue = string | readonly string[] | number | boolean | readonly { name: string; size: number }[];
export type SentValues = Readonly<Record<string, SentValue | undefined>>;
