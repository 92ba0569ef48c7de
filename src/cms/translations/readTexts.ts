import { isObject } from '../../shared/isObject.ts';
import { escapeInline } from './inlineText.ts';
import type { TextLeaf } from './mapTexts.ts';

/** A translated text, and the words that it was made from. */
export interface TranslatedText {
  text: string;
  source: string;
  /** Made by a machine, until somebody has looked at it. */
  by?: 'machine';
}

/** The texts of a translation by the keys of their leaves. */
export type TranslatedTexts = Readonly<Record<string, TranslatedText>>;

/** A text of the source beside its translation. */
export interface TextState extends TextLeaf {
  translation: string;
  /** `stale`: made from other words than those of the source. */
  state: 'missing' | 'stale' | 'current';
  /** The words that a stale one was made from. */
  was?: string;
  isByMachine?: true;
}

/** Stored texts, in their shape; whatever is not one is left out. */
export function readTexts(stored: unknown): TranslatedTexts {
  if (!isObject(stored)) return {};
  const texts = Object.entries(stored).filter((entry): entry is [string, TranslatedText] => isText(entry[1]));
  return Object.fromEntries(
    texts.map(([key, { by, source, text }]) => [key, { text, source, ...(by === 'machine' && { by }) }]),
  );
}

function isText(value: unknown): value is TranslatedText {
  return isObject(value) && typeof value.text === 'string' && typeof value.source === 'string';
}

/**
 * The translation of a text. That of a paragraph can be made of those of its text nodes, as they were once translated one by one.
 * @param revised translations of paragraphs that were edited since (`matchRevised`)
 * @returns undefined where it is missing
 */
export function findTranslated(
  texts: TranslatedTexts,
  { key, parts, text }: TextLeaf,
  revised: ReadonlyMap<string, TranslatedText> = new Map(),
): TranslatedText | undefined {
  const own = texts[key];
  if (own?.text.trim()) return own;
  if (!parts) return revised.get(key);
  let [made, source] = [text, text];
  let isByMachine = false;
  for (const part of parts.toReversed()) {
    const before = texts[part.key];
    const translated = before?.text.trim() ? before : revised.get(part.key);
    if (!translated) return revised.get(key);
    isByMachine ||= translated.by === 'machine';
    const replace = (words: string, by: string) => words.slice(0, part.from) + escapeInline(by) + words.slice(part.to);
    made = replace(made, translated.text.trim());
    if (translated.source !== part.text) source = replace(source, translated.source.trim());
  }
  return { text: made, source, ...(isByMachine && { by: 'machine' as const }) };
}

/** Keys of a document's fields that are columns of its translation, and these columns. */
export const COLUMNS = { '/title': 'title', '/excerpt': 'description' } as const;

/** The column of a translation that replaces a field of its document, by the key of that. */
export function columnOf(key: string): 'title' | 'description' | undefined {
  return Object.hasOwn(COLUMNS, key) ? COLUMNS[key as keyof typeof COLUMNS] : undefined;
}

/** The columns of a translation that hold what a machine wrote, and nobody has looked at: those that were changed since are a person's. */
export function machineColumns(
  row: { title?: string | null; description?: string | null; texts?: unknown } | undefined,
): ('title' | 'description')[] {
  const texts = readTexts(row?.texts);
  const columns = Object.entries(COLUMNS) as [keyof typeof COLUMNS, 'title' | 'description'][];
  return columns.flatMap(([key, column]) => {
    const mark = texts[key];
    return mark?.by === 'machine' && mark.text === row?.[column] ? [column] : [];
  });
}
