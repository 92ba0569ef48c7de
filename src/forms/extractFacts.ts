import type { Answer, FieldKind, FormModel } from './form.ts';

/** Facts of an enquiry for its list; missing ones are absent. */
export interface EnquiryFacts {
  name?: string;
  email?: string;
  phone?: string;
  /** As typed by the visitor, or as chosen dates. */
  dates?: string;
  adults?: number;
  children?: number;
}

/** Maximum length of each, in characters; a list shows one line. */
const LENGTH = 200;

/** Maximum group size; more is a typing error. */
const MAX_TRAVELLERS = 999;

/** Common field names, for facts without a kind or token. */
const NAMES = {
  name: /^(full-?name|name|your-name)$/,
  dates: /(^|[-_])(dates?|when|month|arrival|departure|start|end|from|until)([-_]|$)/,
  adults: /^(adults?|travell?ers|people|guests|party|group-?size|pax)$/,
  children: /^(children|child|kids)$/,
} as const;

/**
 * Extracts the visitor's name, dates and group size from the answers: by `autocomplete` tokens first, then by field
 * kinds, then by field names. A form need not ask for any of them.
 */
export function extractFacts({ fields }: FormModel, answers: readonly Answer[]): EnquiryFacts {
  const tokens = new Map(fields.map(({ autocomplete, name }) => [name, autocomplete?.split(/\s+/).at(-1)]));
  const byToken = (...wanted: string[]): string | undefined =>
    say(wanted.flatMap((token) => answers.filter(({ name }) => tokens.get(name) === token)));
  const byKind = (kind: FieldKind): string | undefined =>
    say(answers.filter((answer) => answer.kind === kind).slice(0, 1));
  const byName = (pattern: RegExp): Answer[] => answers.filter(({ name }) => pattern.test(name));
  const count = (pattern: RegExp): number | undefined => readCount(byName(pattern)[0]);
  const facts: Record<keyof EnquiryFacts, string | number | undefined> = {
    name: byToken('name') ?? byToken('given-name', 'family-name') ?? say(byName(NAMES.name).slice(0, 1)),
    email: byToken('email') ?? byKind('email'),
    phone: byToken('tel') ?? byKind('tel'),
    dates: say(
      answers.filter((answer) => answer.kind === 'date' || isAboutDates(answer)),
      ' – ',
    ),
    adults: count(NAMES.adults),
    children: count(NAMES.children),
  };
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined));
}

/** Excludes dates that are not of the journey, such as a birthday or a passport's expiry. */
function isAboutDates({ kind, name }: Answer): boolean {
  if (kind === 'date') return !/birth|bday|passport|expir/.test(name);
  return ['text', 'radio', 'select'].includes(kind) && NAMES.dates.test(name);
}

function say(answers: readonly Answer[], between = ' '): string | undefined {
  const text = answers
    .map(({ shown }) => shown.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join(between);
  return text ? text.slice(0, LENGTH) : undefined;
}

function readCount(answer: Answer | undefined): number | undefined {
  const text = answer?.shown.match(/\d{1,4}/)?.[0];
  const count = text === undefined ? Number.NaN : Number(text);
  return count <= MAX_TRAVELLERS ? count : undefined;
}
