import { STOP_WORDS, wordsIn } from '../../shared/search/words.ts';

/** Texts of a document, by relevance. */
export interface SearchedText {
  title: string;
  headings: string;
  excerpt: string;
  /** Facts of its kind besides the text, such as destinations and months. */
  facts: string;
  body: string;
}

/** Field weights (reference: title > headings > excerpt > body; facts before the body). */
export const WEIGHTS: Record<keyof SearchedText, number> = { title: 8, headings: 4, excerpt: 3, facts: 2, body: 1 };
/** Limit of different words per document: more say little about it. */
const MAX_WORDS = 3_000;

/** The searched fields; the bit of each in a mask is its index here. */
export const FIELDS = Object.keys(WEIGHTS) as (keyof SearchedText)[];

/** Merges the texts of a document and of its translations. */
export function joinTexts(texts: readonly SearchedText[]): SearchedText {
  const joined = FIELDS.map((field) => [field, texts.map((text) => text[field]).join(' ')]);
  // `Object.fromEntries` loses the names of the fields.
  return Object.fromEntries(joined) as SearchedText;
}

/** Fields and frequency of each word of a document. */
export function countWords(text: SearchedText): Map<string, { places: number; times: number }> {
  const counts = new Map<string, { places: number; times: number }>();
  for (const [bit, field] of FIELDS.entries()) {
    for (const word of wordsIn(text[field])) {
      const isBody = field === 'body';
      if (isBody && STOP_WORDS.has(word)) continue;
      let count = counts.get(word);
      if (!count) {
        if (counts.size >= MAX_WORDS) break;
        count = { places: 0, times: 0 };
        counts.set(word, count);
      }
      count.places |= 1 << bit;
      if (isBody) count.times += 1;
    }
  }
  return counts;
}
