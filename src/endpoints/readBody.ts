import { isKeepableText } from '../shared/text/isKeepableText.ts';
import { type FieldSchema, readFormField } from './readFormField.ts';

/** The field values before validation. */
export interface ReadBody {
  values: Record<string, unknown>;
  /** Single-value fields that came more than once. */
  repeated: string[];
}

/** A malformed body, with a message for the author of the program that sent it. */
export class UnreadableBody extends Error {}

/** Maximum length of a field name in an error message. */
const SHOWN_NAME_LENGTH = 40;

/**
 * Reads the fields of a body of any type.
 * @param body parsed JSON, the fields of a form, or undefined: as if all were empty
 * @param dropsOthers whether unknown fields are dropped rather than rejected
 * @throws UnreadableBody when it is no set of fields, has unknown ones, or text that no database can store
 */
export function readBody(body: unknown, fields: Readonly<Record<string, FieldSchema>>, dropsOthers: boolean): ReadBody {
  const isForm = body === undefined || body === null || body instanceof URLSearchParams;
  const found: ReadBody = { values: {}, repeated: [] };
  const names = isForm ? new Set((body ?? new URLSearchParams()).keys()) : new Set(Object.keys(asRecord(body)));
  for (const name of names) {
    if (dropsOthers || Object.hasOwn(fields, name)) continue;
    throw new UnreadableBody(`It holds “${name.slice(0, SHOWN_NAME_LENGTH)}”, which was not asked for.`);
  }
  for (const [name, schema] of Object.entries(fields)) {
    if (isForm) {
      const texts = body?.getAll(name) ?? [];
      const { isRepeated, value } = readFormField(texts, schema);
      if (isRepeated) found.repeated.push(name);
      if (value !== undefined) found.values[name] = value;
    } else if (names.has(name)) found.values[name] = asRecord(body)[name];
    if (!isKeepable(found.values[name])) throw new UnreadableBody(`“${name}” holds characters that are none.`);
  }
  return found;
}

function asRecord(body: unknown): Record<string, unknown> {
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body as Record<string, unknown>;
  throw new UnreadableBody('It is neither a JSON object nor a form.');
}

function isKeepable(value: unknown): boolean {
  if (Array.isArray(value)) return value.every((item) => typeof item !== 'string' || isKeepable(item));
  return typeof value !== 'string' || isKeepableText(value);
}
