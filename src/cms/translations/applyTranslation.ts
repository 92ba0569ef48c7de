import type { FlattenedField } from 'payload';
import { sanitizeDisplayText } from '../fields/text/sanitizeDisplayText.ts';
import type { Schema } from '../relations/visitRelations.ts';
import { mapTexts, type TextLeaf } from './mapTexts.ts';
import { readTexts, type TextState, type TranslatedText } from './readTexts.ts';

/** The columns of a translation that stand in for fields of its document. */
export interface TranslatedFields {
  title?: string | null;
  description?: string | null;
  texts?: unknown;
}

/** Names of the columns, and the fields of a document that they replace. */
const COLUMNS: Readonly<Record<string, 'title' | 'description'>> = { '/title': 'title', '/excerpt': 'description' };

/** The texts of a document beside those of a translation, in the order of the page; each once. */
export function listTexts(
  fields: readonly FlattenedField[] | undefined,
  document: unknown,
  schema: Schema,
  stored: unknown,
): TextState[] {
  const texts = readTexts(stored);
  const found = new Map<string, TextState>();
  mapTexts(fields, document, schema, (leaf) => {
    if (!COLUMNS[leaf.key] && !found.has(leaf.key)) found.set(leaf.key, stateOf(leaf, texts[leaf.key]));
    return leaf.text;
  });
  return [...found.values()];
}

function stateOf(leaf: TextLeaf, translated: TranslatedText | undefined): TextState {
  if (!translated?.text.trim()) return { ...leaf, translation: '', state: 'missing' };
  const { source, text } = translated;
  if (source === leaf.text) return { ...leaf, translation: text, state: 'current' };
  return { ...leaf, translation: text, state: 'stale', was: source };
}

/** A translated document, and what of it is still in the words of the source. */
export interface Translated<Data> {
  document: Data;
  /** Keys of the texts without a translation. */
  remaining: ReadonlySet<string>;
}

/**
 * A document in the words of a translation. Its structure is that of the source; texts that the source no longer has are ignored, and those
 * without a translation stay as they are.
 */
export function applyTranslation<Data>(
  fields: readonly FlattenedField[] | undefined,
  document: Data,
  schema: Schema,
  { texts: stored, ...columns }: TranslatedFields,
): Translated<Data> {
  const texts = readTexts(stored);
  const remaining = new Set<string>();
  const translated = mapTexts(fields, document, schema, (leaf) => {
    const column = COLUMNS[leaf.key];
    const words = column ? columns[column] : texts[leaf.key]?.text;
    if (!words?.trim()) {
      remaining.add(leaf.key);
      return leaf.text;
    }
    return leaf.isDisplay ? sanitizeDisplayText(words) : words;
  });
  return { document: translated, remaining };
}
