import type { Block, Field, RadioField, TextFieldSingleValidation } from 'payload';
import { COMPARISONS, FIELD_SLUG, type FieldKind, WIDTHS } from '../../forms/form.ts';
import { FORMS } from '../../forms/words.ts';
import { t } from '../../shared/studioWords/t.ts';
import { defineBlock } from './block/defineBlock.ts';
import { choice } from './options.ts';
import { checkFieldPattern } from './pattern/checkPattern.ts';

/** Palette group of forms and their fields. */
export const FORMS_GROUP = 'Forms';

/** Collections whose layouts hold fields. */
export const ONLY_IN_FORMS: readonly string[] = [FORMS];

/** Autofill: tokens of the HTML attribute `autocomplete` (WCAG 1.3.5), and their labels. */
const AUTOCOMPLETE = {
  name: 'Whole name',
  'given-name': 'First name',
  'family-name': 'Last name',
  email: 'E-mail address',
  tel: 'Telephone number',
  organization: 'Company',
  'street-address': 'Street and number',
  'postal-code': 'Postcode',
  'address-level2': 'Town',
  'country-name': 'Country',
  bday: 'Date of birth',
  language: 'Language',
  url: 'Web address',
  off: 'Nothing: it is not to be filled in',
} as const;

/** The specific part of a kind of form field. */
interface OwnField {
  kind: FieldKind;
  interfaceName: string;
  labels: [singular: string, plural: string];
  icon: string;
  /** Content fields, after its label and before its help. */
  fields?: Field[];
  /** Style fields, after its width. */
  style?: Field[];
  /** Rarely needed fields, before its name. */
  advanced?: Field[];
  starter: Readonly<Record<string, unknown>>;
  /** False for a hidden field, which has no help and is not required. */
  isSeen?: boolean;
  autocomplete?: keyof typeof AUTOCOMPLETE;
  /** Whether it offers autofill. */
  hasAutocomplete?: boolean;
}

/** Defines a kind of form field: common fields and its own. `readForm` reads the stored names. */
export function defineFormField({
  advanced = [],
  autocomplete,
  fields = [],
  hasAutocomplete = false,
  icon,
  interfaceName,
  isSeen = true,
  kind,
  labels: [singular, plural],
  starter,
  style = [],
}: OwnField): Block {
  return defineBlock(
    {
      slug: `${FIELD_SLUG}${kind}`,
      interfaceName,
      labels: { singular, plural },
      fields: [labelField, ...fields, ...(isSeen ? [requiredField, helpField] : [])],
      ...(isSeen && { style: [widthField(), ...style] }),
      advanced: [
        ...advanced,
        nameField,
        ...(hasAutocomplete ? [autocompleteField(autocomplete)] : []),
        ...(isSeen ? conditionFields() : []),
      ],
    },
    { group: FORMS_GROUP, icon, onlyIn: ONLY_IN_FORMS, starter },
  );
}

const labelField: Field = { name: 'label', type: 'text', label: 'Label', localized: true, required: true };

const requiredField: Field = { name: 'required', type: 'checkbox', label: 'Has to be filled in', defaultValue: false };

const helpField: Field = {
  name: 'help',
  type: 'textarea',
  label: 'Help below it',
  localized: true,
  admin: { rows: 2, description: 'Why it is asked, or how it is to be written.' },
};

/** Placeholder text. */
export const placeholderField: Field = {
  name: 'placeholder',
  type: 'text',
  label: 'Example in the empty field',
  localized: true,
  admin: { description: 'It goes when somebody writes, so it never takes the place of the label or the help.' },
};

/** Initial value. */
export function valueField(): Field {
  return { name: 'value', type: 'text', label: 'Filled in with', localized: true };
}

/** Initially chosen options: values, which are not localized. */
export function chosenField(label: string, description?: string): Field {
  return { name: 'value', type: 'text', label, ...(description && { admin: { description } }) };
}

/** Minimum and maximum length. */
export const lengthFields: Field = {
  type: 'row',
  fields: [
    {
      name: 'minLength',
      type: 'number',
      label: 'Minimum number of characters',
      min: 1,
      max: 20_000,
      admin: { width: '50%' },
    },
    {
      name: 'maxLength',
      type: 'number',
      label: 'Maximum number of characters',
      min: 1,
      max: 20_000,
      admin: { width: '50%' },
    },
  ],
};

/** Pattern (regular expression) of the text. */
export const patternFields: Field[] = [
  {
    name: 'pattern',
    type: 'text',
    label: 'Pattern',
    validate: async (value: unknown) => (value ? await checkFieldPattern(String(value)) : undefined) ?? true,
    admin: {
      description:
        'What the whole answer must look like, as a regular expression: [A-Z]{2}-[0-9]{2} stands for AB-12. Ask your developer for others.',
    },
  },
  {
    name: 'patternMessage',
    type: 'text',
    label: 'Said when it does not fit',
    localized: true,
    admin: { condition: (_, siblings) => Boolean(siblings?.pattern) },
  },
];

/** Whether the answer must not be remembered on a shared device. */
export const privateField: Field = {
  name: 'isPrivate',
  type: 'checkbox',
  label: 'Never kept on the visitor’s device',
  defaultValue: false,
  admin: {
    description: 'What is typed elsewhere is kept in the tab until it is sent, so that a reload loses nothing.',
  },
};

/** Minimum and maximum day or time. */
export function boundFields(what: string, description: string, validate: TextFieldSingleValidation): Field {
  return {
    type: 'row',
    fields: [
      {
        name: 'earliest',
        type: 'text',
        label: `Earliest ${what}`,
        validate,
        admin: { width: '50%', description },
      },
      { name: 'latest', type: 'text', label: `Latest ${what}`, validate, admin: { width: '50%' } },
    ],
  };
}

/** The options to choose from. */
export const optionsField: Field = {
  name: 'options',
  type: 'textarea',
  label: 'What can be chosen',
  localized: true,
  admin: { rows: 6, description: 'One on a line. “Half board|half” shows “Half board” and is kept as “half”.' },
};

const nameField: Field = {
  name: 'name',
  type: 'text',
  label: 'Name',
  maxLength: 60,
  validate: (value: unknown) =>
    !value || /^[a-z0-9][a-z0-9_-]*$/.test(String(value)) || t('Use small letters without accents, digits, - and _.'),
  admin: {
    description:
      'Under which answers are kept, and by which conditions and the subject of mails name the field. Empty: made from the label. Give it one before the label changes, and it stays the same field.',
  },
};

function autocompleteField(defaultValue?: keyof typeof AUTOCOMPLETE): Field {
  return choice('autocomplete', AUTOCOMPLETE, {
    label: 'The browser may fill it in as',
    ...(defaultValue && { defaultValue }),
  });
}

function widthField(): RadioField {
  return {
    name: 'width',
    type: 'radio',
    label: 'Width',
    defaultValue: '100',
    options: WIDTHS.map((width) => ({ label: `${width} %`, value: String(width) })),
    admin: { layout: 'horizontal', description: 'On phones every field has the whole width.' },
  };
}

function conditionFields(): Field[] {
  return [
    {
      name: 'showIf',
      type: 'array',
      label: 'Only shown if',
      labels: { singular: 'Condition', plural: 'Conditions' },
      admin: { description: 'Hidden, it is neither required nor kept. Without script it is always shown.' },
      fields: [
        {
          type: 'row',
          fields: [
            { name: 'field', type: 'text', label: 'Name of the other field', required: true, admin: { width: '40%' } },
            choice('is', COMPARISONS, { label: 'Condition', defaultValue: 'equals', admin: { width: '25%' } }),
            { name: 'value', type: 'text', label: 'Value', admin: { width: '35%' } },
          ],
        },
      ],
    },
    {
      name: 'showWhen',
      type: 'radio',
      label: 'Of several conditions',
      defaultValue: 'all',
      options: [
        { label: 'All have to be met', value: 'all' },
        { label: 'One is enough', value: 'any' },
      ],
      admin: { layout: 'horizontal', condition: (_, siblings) => (siblings?.showIf?.length ?? 0) > 1 },
    },
  ];
}
