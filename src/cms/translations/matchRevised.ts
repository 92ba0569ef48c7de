import { escapeInline, INLINE_CODE } from './inlineText.ts';
import type { TextLeaf } from './mapTexts.ts';
import type { TranslatedText, TranslatedTexts } from './readTexts.ts';

/** Share of common words from which two paragraphs are taken for versions of one. */
const ALIKE = 0.5;

/** A text without a translation under its own key. */
interface Untranslated {
  key: string;
  text: string;
  isCoded: boolean;
}

/**
 * Translations of paragraphs that were edited since. A paragraph of a rich text has its own words for a name, so an edited one is found by its
 * likeness (Dice's coefficient of the words) to one that is gone from the same field. Each translation is found once, the most alike first.
 * @param leaves all texts of the document
 * @returns by the keys of the paragraphs, or of their text nodes
 */
export function matchRevised(leaves: readonly TextLeaf[], texts: TranslatedTexts): ReadonlyMap<string, TranslatedText> {
  const found = new Map<string, TranslatedText>();
  const keys = Object.keys(texts).filter((key) => key.includes('#') && texts[key]?.text.trim());
  if (keys.length === 0) return found;
  const present = new Set(leaves.flatMap(({ key, parts = [] }) => [key, ...parts.map((part) => part.key)]));
  const gone = groupByField(keys.filter((key) => !present.has(key)).map((key) => ({ key, ...read(texts[key]) })));
  if (gone.size === 0) return found;
  for (const [field, wanted] of groupByField(leaves.flatMap((leaf) => untranslated(leaf, texts)))) {
    const pairs = wanted
      .flatMap((one) => (gone.get(field) ?? []).map((old) => ({ one, old, likeness: compare(one.text, old.source) })))
      .filter(({ likeness }) => likeness > ALIKE)
      .sort((a, b) => b.likeness - a.likeness);
    const taken = new Set<string>();
    for (const { old, one } of pairs) {
      if (found.has(one.key) || taken.has(old.key)) continue;
      taken.add(old.key);
      const { key: _, ...translated } = old;
      found.set(one.key, { ...translated, text: recode(translated, one.isCoded) });
    }
  }
  return found;
}

function read(text: TranslatedText | undefined): TranslatedText {
  return text ?? { text: '', source: '' };
}

function untranslated({ key, parts, text }: TextLeaf, texts: TranslatedTexts): Untranslated[] {
  if (!key.includes('#') || texts[key]?.text.trim()) return [];
  const nodes = (parts ?? []).filter((part) => !texts[part.key]?.text.trim());
  // Translated node by node, and still so.
  if (parts && nodes.length === 0) return [];
  return [
    { key, text, isCoded: parts !== undefined },
    ...nodes.map((part) => ({ key: part.key, text: part.text, isCoded: false })),
  ];
}

/** Groups by the key without the words: a field of one block. */
function groupByField<T extends { key: string }>(all: readonly T[]): Map<string, T[]> {
  return Map.groupBy(all, ({ key }) => key.slice(0, key.indexOf('#')));
}

/** Codes where the paragraph has them now, and nowhere else. */
function recode({ source, text }: TranslatedText, isCoded: boolean): string {
  const wasCoded = INLINE_CODE.test(source);
  if (wasCoded === isCoded) return text;
  return isCoded ? escapeInline(text) : withoutCodes(text);
}

function withoutCodes(text: string): string {
  return text.split(INLINE_CODE).reduce((plain, part, at) => {
    if (at % 2 === 0) return plain + part;
    return part === '<0/>' ? `${plain}<` : plain;
  }, '');
}

/** Dice's coefficient of the words of two texts, from 0 to 1. */
function compare(one: string, other: string): number {
  const [words, others] = [wordsOf(one), wordsOf(other)];
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  let common = 0;
  for (const word of others) {
    const left = counts.get(word) ?? 0;
    if (left === 0) continue;
    counts.set(word, left - 1);
    common += 1;
  }
  return words.length + others.length === 0 ? 0 : (2 * common) / (words.length + others.length);
}

function wordsOf(text: string): string[] {
  return (
    withoutCodes(text)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}
