import type SearchableMap from 'minisearch/SearchableMap';
import { typosIn } from '../../shared/search/fuzziness.ts';
import { frequencyOf, type Postings, placesOf, slotOf } from './postings.ts';
import type { ScoreRooms } from './scoreRooms.ts';
import { FIELDS, WEIGHTS } from './searchedText.ts';
import type { SearchedWord } from './synonyms.ts';

/** Weight of the other grammatical number (“family” by “families”), relative to an exact match. */
const BY_NUMBER = 0.9;
/** Weights of a prefix, fuzzy or synonym match, relative to an exact match. */
const BY_BEGINNING = 0.6;
const BY_ERROR = 0.4;
const BY_SYNONYM = 0.7;
/** Added for each doubling of a word in the running text. */
const PER_DOUBLING = 0.3;

/** Minimum length for prefix search in all fields; a shorter last word only matches titles. */
export const PREFIX_FROM = 3;
/** Limit of words per prefix. */
const BEGINNINGS = 2_000;

/** Bonus for a word that a document also has outside of its running text; above any score. */
export const ABOUT = 2 ** 20;

const TITLE = 1 << FIELDS.indexOf('title');
const BODY = 1 << FIELDS.indexOf('body');
/** Weight by bit mask of fields: the best field, and a little for each other. */
const PLACE_WEIGHTS = Array.from({ length: 2 ** FIELDS.length }, (_, places) => {
  const weights = FIELDS.filter((_, bit) => places & (1 << bit)).map((field) => WEIGHTS[field]);
  const best = Math.max(0, ...weights);
  return best + 0.1 * (weights.reduce((sum, weight) => sum + weight, 0) - best);
});

/** Documents of an index, and slots for them; those of removed ones stay empty. */
export interface IndexSize {
  documents: number;
  slots: number;
}

/** Scores of all documents for one word of a query or its synonyms, by slot; 0 where it is missing. */
export type ScoreWord = (word: SearchedWord, isLast: boolean) => Float64Array;

/** Creates the scoring of an index's words. */
export function createScoring(
  words: SearchableMap<Postings>,
  { rooms, size }: { rooms: ScoreRooms; size(): IndexSize },
): ScoreWord {
  const takeRoom = (): Float64Array => rooms.take(size().slots);

  /** Scores each document for a word; a better earlier score stays. */
  function score(into: Float64Array, found: Postings, weight: number, places = ~0): void {
    const rarity = Math.log(1 + size().documents / Math.max(1, found.length));
    const { length, values } = found;
    for (let index = 0; index < length; index += 1) {
      const one = values[index] as number;
      const where = placesOf(one) & places;
      if (where === 0) continue;
      const slot = slotOf(one);
      const often = where & BODY ? PER_DOUBLING * frequencyOf(one) : 0;
      const value = weight * rarity * ((PLACE_WEIGHTS[where] ?? 0) + often) + (where & ~BODY ? ABOUT : 0);
      if (value > (into[slot] ?? 0)) into[slot] = value;
    }
  }

  function scoreWord(word: string, isLast: boolean): Float64Array {
    const scores = takeRoom();
    const isLong = word.length >= PREFIX_FROM;
    const exact = words.get(word);
    if (exact) score(scores, exact, 1);
    const number = otherNumber(word);
    const inOther = number === word ? undefined : words.get(number);
    if (inOther) score(scores, inOther, BY_NUMBER);
    if (typosIn(word)) {
      for (const [other, [found]] of words.fuzzyGet(word, typosIn(word)))
        if (other !== word) score(scores, found, BY_ERROR);
    }
    // The last word may be unfinished: a one-letter prefix matches nearly everything, so only titles are searched.
    if (isLong || isLast) {
      let count = 0;
      for (const [other, found] of words.atPrefix(word)) {
        if (other !== word) score(scores, found, BY_BEGINNING, isLong ? undefined : TITLE);
        count += 1;
        if (count === BEGINNINGS) break;
      }
    }
    return scores;
  }

  /** Score of each document for all words, 0 where one is missing. */
  function scoreAll([first = takeRoom(), ...others]: readonly Float64Array[]): Float64Array {
    const { slots } = size();
    for (const other of others) {
      for (let slot = 0; slot < slots; slot += 1) {
        const value = other[slot] as number;
        first[slot] = value > 0 && (first[slot] as number) > 0 ? (first[slot] as number) + value : 0;
      }
    }
    return first;
  }

  return function scoreMeaning({ synonyms, words: own }: SearchedWord, isLast: boolean): Float64Array {
    const best = scoreAll(own.map((word, position) => scoreWord(word, isLast && position === own.length - 1)));
    const { slots } = size();
    for (const meaning of synonyms) {
      const single = meaning.map((word) => {
        const scores = takeRoom();
        const found = words.get(word);
        if (found) score(scores, found, BY_SYNONYM);
        return scores;
      });
      const other = scoreAll(single);
      for (let slot = 0; slot < slots; slot += 1)
        if ((other[slot] as number) > (best[slot] as number)) best[slot] = other[slot] as number;
    }
    return best;
  };
}

/** The plural of a word whose ending changes, or the singular of such a plural; other words stay, since prefix search covers them. */
function otherNumber(word: string): string {
  return word.endsWith('ies') ? `${word.slice(0, -3)}y` : word.replace(/([^aeiou])y$/, '$1ies');
}
