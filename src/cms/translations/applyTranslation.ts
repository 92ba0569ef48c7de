import type { FlattenedField } from 'payload';
import { sanitizeDisplayText } from '../fields/text/sanitizeDisplayText.ts';
import type { Schema } from '../relations/visitRelations.ts';
import { type MapRelated, mapTexts, type TextLeaf } from './mapTexts.ts';
import { matchRevised } from './matchRevised.ts';
import { columnOf, findTranslated, readTexts, type TextState, type TranslatedText } from './readTexts.ts';

/** Columns of a translation that replace fields of its document. */
export interface TranslatedFields {
  title?: string | null;
  description?: string | null;
  texts?: unknown;
}

/** All texts of a document in the order of its page, each once. One walk, of which the states in every language can be told. */
export function listLeaves(
  fields: readonly FlattenedField[] | undefined,
  document: unknown,
  schema: Schema,
): TextLeaf[] {
  const found = new Map<string, TextLeaf>();
  mapTexts(fields, document, schema, (leaf) => {
    if (!found.has(leaf.key)) found.set(leaf.key, leaf);
    return leaf.text;
  });
  return [...found.values()];
}

/** The texts of a document beside those of a translation; without those that have columns of their own. */
export function compareTexts(leaves: readonly TextLeaf[], stored: unknown): TextState[] {
  const texts = readTexts(stored);
  const revised = matchRevised(leaves, texts);
  return leaves.filter(({ key }) => !columnOf(key)).map((leaf) => stateOf(leaf, findTranslated(texts, leaf, revised)));
}

/** The texts of a document beside those of a translation, in the order of the page; each once. */
export function listTexts(
  fields: readonly FlattenedField[] | undefined,
  document: unknown,
  schema: Schema,
  stored: unknown,
): TextState[] {
  return compareTexts(listLeaves(fields, document, schema), stored);
}

function stateOf(leaf: TextLeaf, translated: TranslatedText | undefined): TextState {
  if (!translated) return { ...leaf, translation: '', state: 'missing' };
  const { by, source, text } = translated;
  const state = { ...leaf, translation: text, ...(by === 'machine' && { isByMachine: true as const }) };
  return source === leaf.text ? { ...state, state: 'current' } : { ...state, state: 'stale', was: source };
}

/** A translated document, and which of its texts are. */
export interface Translated<Data> {
  document: Data;
  /** Keys of the texts in the language of the translation; of a rich text, the key without its words. */
  translated: ReadonlySet<string>;
  /** Keys of the texts without a translation. */
  remaining: ReadonlySet<string>;
  /** Whether none of them is required. */
  isComplete: boolean;
}

/**
 * A document in the words of a translation. Its structure is that of the source; texts that the source no longer has are ignored, and those without
 * a translation stay as they are, and so do populated related documents without `mapRelated`. A rich text is translated as a whole or not at all, so
 * that no paragraph of it is in another language, unless `isPartial`: as somebody who translates it sees it.
 */
export function applyTranslation<Data>(
  fields: readonly FlattenedField[] | undefined,
  document: Data,
  schema: Schema,
  { texts: stored, ...columns }: TranslatedFields,
  { isPartial = false, mapRelated }: { isPartial?: boolean; mapRelated?: MapRelated } = {},
): Translated<Data> {
  const texts = readTexts(stored);
  const leaves = listLeaves(fields, document, schema);
  const revised = matchRevised(leaves, texts);
  const wordsOf = (leaf: TextLeaf): string => {
    const column = columnOf(leaf.key);
    return (column ? columns[column] : findTranslated(texts, leaf, revised)?.text)?.trim() ?? '';
  };
  const untranslated = leaves.filter((leaf) => !wordsOf(leaf));
  const remaining = new Set(untranslated.map(({ key }) => key));
  const incomplete = new Set(untranslated.map(fieldOf));
  const translated = new Set<string>();
  const made = mapTexts(
    fields,
    document,
    schema,
    (leaf) => {
      const field = fieldOf(leaf);
      if (isPartial ? remaining.has(leaf.key) : incomplete.has(field)) return leaf.text;
      translated.add(field);
      const words = wordsOf(leaf);
      return leaf.isDisplay ? sanitizeDisplayText(words) : words;
    },
    mapRelated,
  );
  return { document: made, translated, remaining, isComplete: !untranslated.some(({ isRequired }) => isRequired) };
}

/** The key of a field, without the words of a rich text. */
function fieldOf({ key, text }: TextLeaf): string {
  return key.endsWith(`#${text}`) ? key.slice(0, -text.length - 1) : key;
}
