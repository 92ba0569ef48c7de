import { isKeepableText } from '../shared/text/isKeepableText.ts';
import { UnreadableBody } from './readBody.ts';
import { type SentFile, SentForm } from './sentForm.ts';

/** Encoding of a field: a single value, a list of values, or files. */
export type SentAs = 'files' | 'list' | 'text';

/** The values by field; a missing one was not sent. */
export type SubmittedFields = Readonly<Record<string, string | string[] | SentFile[]>>;

/** Maximum length of a field name in an error message. */
const SHOWN_NAME_LENGTH = 40;

/** Maximum number of values in a list. */
const MAX_OF_LIST = 500;

/**
 * Reads fields that are known only at request time from a body of any type. Numbers and booleans in JSON become what a form would have sent.
 * @param asked how each field is sent, by name
 * @throws UnreadableBody for unknown fields, or values that no form sends
 */
export function readDynamicBody(
  body: unknown,
  asked: ReadonlyMap<string, SentAs>,
): { sent: SubmittedFields; repeated: readonly string[] } {
  const found = new Map<string, string | string[] | SentFile[]>();
  const repeated: string[] = [];
  for (const [name, values] of entriesOf(body)) {
    const as = asked.get(name);
    if (!as) throw new UnreadableBody(`It holds “${name.slice(0, SHOWN_NAME_LENGTH)}”, which was not asked for.`);
    if (as === 'files') {
      const files = values.filter((value): value is SentFile => typeof value !== 'string');
      if (values.some((value) => typeof value === 'string' && value !== '')) throw unsendable(name);
      found.set(name, files);
      continue;
    }
    const texts = values.map((value) => {
      if (typeof value !== 'string') throw unsendable(name);
      return tidy(value, name);
    });
    if (texts.length > MAX_OF_LIST) throw unsendable(name);
    if (as === 'list') found.set(name, texts);
    else if (texts.length > 1) repeated.push(name);
    if (as === 'text' && texts[0] !== undefined) found.set(name, texts[0]);
  }
  // `Object.fromEntries`, so that a name such as `__proto__` is an ordinary property.
  return { sent: Object.fromEntries(found), repeated };
}

function* entriesOf(body: unknown): Iterable<[name: string, values: (string | SentFile)[]]> {
  if (body === undefined || body === null) return;
  if (body instanceof URLSearchParams) yield* textsOf(body);
  else if (body instanceof SentForm) {
    const names = new Set([...body.texts.keys(), ...body.files.keys()]);
    for (const name of names) yield [name, [...body.texts.getAll(name), ...(body.files.get(name) ?? [])]];
  } else if (typeof body === 'object' && !Array.isArray(body)) {
    for (const [name, value] of Object.entries(body)) yield [name, [value].flat(1).map((each) => toText(each, name))];
  } else throw new UnreadableBody('It is neither a JSON object nor a form.');
}

function* textsOf(body: URLSearchParams): Iterable<[string, string[]]> {
  for (const name of new Set(body.keys())) yield [name, body.getAll(name)];
}

function toText(value: unknown, name: string): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (typeof value === 'boolean') return value ? 'yes' : '';
  if (value === null || value === undefined) return '';
  throw unsendable(name);
}

function unsendable(name: string): UnreadableBody {
  return new UnreadableBody(`“${name.slice(0, SHOWN_NAME_LENGTH)}” holds what no form sends for it.`);
}

/** Normalizes line ends to `\n`. */
function tidy(text: string, name: string): string {
  if (!isKeepableText(text)) {
    throw new UnreadableBody(`“${name.slice(0, SHOWN_NAME_LENGTH)}” holds characters that are none.`);
  }
  return text.replace(/\r\n?/g, '\n');
}
