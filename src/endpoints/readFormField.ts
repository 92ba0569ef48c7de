import type * as v from 'valibot';

/** The schema of one field. Its type can be inspected, which is how a form's texts are converted. */
export type FieldSchema = v.GenericSchema;

type Kind = 'boolean' | 'choice' | 'list' | 'number' | 'text';

const KINDS: Readonly<Record<string, Kind>> = {
  array: 'list',
  boolean: 'boolean',
  enum: 'choice',
  literal: 'choice',
  number: 'number',
  picklist: 'choice',
  string: 'text',
};

const WRAPPERS = new Set(['exact_optional', 'nullable', 'nullish', 'optional', 'undefinedable']);

/** @throws Error when a form cannot send the schema's type, such as an object in a field */
export function checkFieldSchema(name: string, schema: FieldSchema): void {
  const { item, kind } = inspect(schema);
  const itemKind = item && inspect(item).kind;
  if (kind && itemKind !== 'list' && (kind !== 'list' || itemKind)) return;
  throw new Error(
    `The field “${name}” cannot be sent by a form. Make it text, a number, yes or no, a choice, or a list of one of these.`,
  );
}

/**
 * Converts one form field, in which everything is text and nothing says what is empty.
 * - text: line ends as `\n`; a number: as one, or left as text, for the schema to reject
 * - boolean: `on`, `true` and `1` are true; `off`, `false`, `0` and an unticked checkbox are false
 * - list: all values sent under this name, none being an empty list; any other field that is sent twice is rejected
 * - an optional field that is left empty counts as not sent
 * @param texts the values sent under the field's name, in order
 */
export function readFormField(texts: readonly string[], schema: FieldSchema): { value: unknown; isRepeated: boolean } {
  const { isOptional, item, kind } = inspect(schema);
  if (kind === 'list' && item) {
    return { value: texts.map((text) => readText(text, inspect(item).kind)), isRepeated: false };
  }
  const [text] = texts;
  const isRepeated = texts.length > 1;
  if (text === undefined) return { value: kind === 'boolean' && !isOptional ? false : undefined, isRepeated };
  if (text === '' && (isOptional || kind === 'number')) return { value: undefined, isRepeated };
  return { value: readText(text, kind), isRepeated };
}

function readText(text: string, kind: Kind | undefined): unknown {
  if (kind === 'number') return /^-?\d{1,15}(\.\d{1,15})?$/.test(text) ? Number(text) : text;
  if (kind === 'boolean') {
    if (/^(on|true|1)$/.test(text)) return true;
    return /^(off|false|0|)$/.test(text) ? false : text;
  }
  return text.replace(/\r\n?/g, '\n');
}

interface Shape {
  kind: Kind | undefined;
  isOptional: boolean;
  item?: FieldSchema;
}

function inspect(schema: FieldSchema): Shape {
  const { item, type, wrapped } = schema as FieldSchema & { item?: FieldSchema; wrapped?: FieldSchema };
  if (wrapped && WRAPPERS.has(type)) return { ...inspect(wrapped), isOptional: true };
  return { kind: KINDS[type], isOptional: false, ...(item && { item }) };
}
