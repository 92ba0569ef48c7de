import type { ArrayField, DateField, FieldHook, NumberField, RichTextField, TextField } from 'payload';
import { runningTextField } from '../../../cms/fields/layout.ts';
import { readDate } from '../../../tours/readValues.ts';
import { checkDay, checkMoney } from './checks.ts';

type Check = (value: unknown, beside: { siblingData?: unknown }) => string | true;
type NumberExtra = Pick<NumberField, 'access' | 'admin' | 'defaultValue' | 'required' | 'index'>;

/** A number field with its own validation and message. */
export function numberField(name: string, label: string, check: Check, extra: NumberExtra = {}): NumberField {
  return { name, type: 'number', label, validate: check, ...extra } as NumberField;
}

/** An amount field, in the smallest unit of the currency. */
export function moneyField(name: string, label: string, extra: NumberExtra & { check?: Check } = {}): NumberField {
  const { check = checkMoney, ...others } = extra;
  return numberField(name, label, check, {
    ...others,
    admin: { components: { Field: '/src/documents/tours/studio/MoneyField.tsx#MoneyField' }, ...others.admin },
  });
}

/** A date field without a time. Stored as noon UTC, so that it is the same day in every time zone from −12 to +11. */
export function dayField(
  name: string,
  label: string,
  { check = checkDay, ...extra }: Pick<DateField, 'admin' | 'index' | 'required'> & { check?: Check } = {},
): DateField {
  return {
    name,
    type: 'date',
    label,
    validate: check,
    hooks: { beforeValidate: [atNoon] },
    ...extra,
    admin: { ...extra.admin, date: { pickerAppearance: 'dayOnly' } },
  };
}

const atNoon: FieldHook = ({ value }) => {
  const day = readDate(value);
  return day ? `${day}T12:00:00.000Z` : value;
};

/** A localized short text field. */
export function lineField(
  name: string,
  label: string,
  extra: Omit<Partial<TextField>, 'name' | 'type'> = {},
): TextField {
  return { name, type: 'text', label, localized: true, ...extra } as TextField;
}

/** An array of short texts, written as lines of one text. */
export function linesField(name: string, label: string, singular: string): ArrayField {
  return {
    name,
    type: 'array',
    label,
    labels: { singular, plural: `${singular}s` },
    maxRows: 100,
    admin: { components: { Field: '/src/documents/tours/studio/LinesField.tsx#LinesField' } },
    fields: [lineField('text', 'Text', { required: true, maxLength: 300 })],
  };
}

/** A rich text field with paragraphs, lists and links, without widgets. */
export function proseField(name: string, label: string): RichTextField {
  const field = runningTextField(name);
  return { ...field, label, custom: { ...field.custom, isWithoutBlocks: true } };
}
