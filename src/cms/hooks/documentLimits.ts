import type { Values } from '../../shared/isObject.ts';
import { MAX_TEXT } from '../../shared/layouts/limits.ts';
import { findOversize, type SizeLimits } from '../../shared/limits/findOversize.ts';
import { msg, t } from '../../shared/studioWords/t.ts';

/** Limits of all fields of a document together; its layout has limits of its own (`src/shared/layouts/limits.ts`). */
const DOCUMENT_LIMITS: SizeLimits = {
  blocks: 2000,
  levels: 1000,
  rows: 2000,
  values: 250_000,
  characters: 4 * 1024 * 1024,
};

/**
 * Maximum number of values of all fields but the layout: the largest of the demo's tours has 800, and Payload takes a
 * millisecond for each ten.
 */
const MAX_VALUES = 10_000;

const FIELD_LIMITS: SizeLimits = { ...DOCUMENT_LIMITS, values: MAX_VALUES, text: MAX_TEXT };

const FAULTS: Record<keyof SizeLimits, string> = {
  blocks: msg('This has more than {most} blocks. Take some out, or move a part of it to another document.'),
  levels: msg('This nests too deep. Leave out what is innermost.'),
  rows: msg(
    'A list or a text has more than {most} entries or paragraphs. Take some out, or move a part to another document.',
  ),
  values: msg('This has too many entries to be saved at once. Move a part of it to another document.'),
  characters: msg('This has more than 4 MB of text. Move a part of it to another document.'),
  text: msg('A text has more than {most} characters. Shorten it, or move a part of it to another document.'),
};

/**
 * Limit that a document exceeds, in words for editors; undefined when it exceeds none. Cheap: run it before Payload looks
 * at any field.
 */
export function findDocumentOversize(data: unknown): string | undefined {
  const { layout: _, ...fields } = (data ?? {}) as Values;
  const limit = findOversize(data, DOCUMENT_LIMITS) ?? findOversize(fields, FIELD_LIMITS);
  return limit && wordsOf(limit);
}

/**
 * The same for the studio form's requests: the values of a document, or its form state, with one entry for each field.
 * @param args as a server function receives them
 */
export function findQuestionOversize(args: unknown): string | undefined {
  const { data, formState, ...rest } = (args ?? {}) as Values;
  if (Object.keys(formState ?? {}).length > MAX_VALUES) return wordsOf('values');
  const limit = findOversize([formState, rest], DOCUMENT_LIMITS);
  return findDocumentOversize(data) ?? (limit && wordsOf(limit));
}

function wordsOf(limit: keyof SizeLimits): string {
  return t(FAULTS[limit], { most: FIELD_LIMITS[limit] ?? 0 });
}
