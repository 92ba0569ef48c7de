import { isKeepableText } from '../shared/isKeepableText.ts';
import { type FieldSchema, readFormField } from './readFormField.ts';

/** The fields as they came, before any schema has looked at them. */
export interface ReadBody {
  values: Record<string, unknown>;
  /** Fields that came more than once, where one was asked for. */
  repeated: string[];
}

/** What no form and no script of ours sends, in words for whoever wrote the program that did. */
export class UnreadableBody extends Error {}

/** Longest name of a field that is repeated to whoever sent it. */
const SHOWN_NAME_LENGTH = 40;

/**
 * Takes the fields out of a body, whichever kind it is of.
 * @param body what JSON holds, the fields of a form, or undefined: as if all were empty
 * @param dropsOthers whether fields that nobody asked for are left out rather than refused
 * @throws UnreadableBody when it holds no fields, others, or text that no database can keep
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
