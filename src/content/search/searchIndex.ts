import { setImmediate as nextTurn } from 'node:timers/promises';
import SearchableMap from 'minisearch/SearchableMap';
import { typosIn } from '../../shared/search/fuzziness.ts';
import { meaningfulWords, STOP_WORDS, wordsIn } from '../../shared/search/words.ts';
import { frequencyOf, Postings, placesOf, posting, slotOf } from './postings.ts';
import { type SearchedWord, type SynonymGroups, withSynonyms } from './synonyms.ts';

/** A matching document. */
export interface Hit {
  /** Its kind. */
  collection: string;
  id: number;
}

/** Texts of a document, by relevance. */
export interface SearchedText {
  title: string;
  headings: string;
  excerpt: string;
  /** Facts of its kind besides the text, such as destinations and months. */
  facts: string;
  body: string;
}

/** Search results, best first. */
export interface Hits {
  hits: Hit[];
  /** True: no document has all words; these have most of them. */
  isLoose: boolean;
}

/** In-memory full-text index (inverted index). */
export interface SearchIndex {
  /** Inserts or replaces a document. */
  put(document: Hit, text: SearchedText): void;
  remove(document: Hit): void;
  /** Compacts posting lists after removals, yielding in between, once there are many. */
  tidy(): Promise<void>;
  search(query: string, synonyms?: SynonymGroups): Hits;
  /** Spelling suggestion for words that are nowhere; undefined when each of them is somewhere. */
  suggest(query: string): string | undefined;
}

/** Field weights (reference, section 3: title > headings > excerpt > body; facts before the body). */
export const WEIGHTS: Record<keyof SearchedText, number> = { title: 8, headings: 4, excerpt: 3, facts: 2, body: 1 };
/** Weight of the other grammatical number (“family” by “families”), relative to an exact match. */
const BY_NUMBER = 0.9;
/** Weights of a prefix, fuzzy or synonym match, relative to an exact match. */
const BY_BEGINNING = 0.6;
const BY_ERROR = 0.4;
const BY_SYNONYM = 0.7;
/** Added for each doubling of a word in the running text. */
const PER_DOUBLING = 0.3;

/** Minimum length for prefix search in all fields; a shorter last word only matches titles. */
const PREFIX_FROM = 3;
/** Limit of words per prefix. */
const BEGINNINGS = 2_000;
/** Limit of different words per document: more say little about it. */
const MOST_WORDS = 3_000;
/** Limit of words per query. */
const QUERY_WORDS = 12;
/** Loose matching: minimum number of query words, and the share of them that a document needs, where none has all. */
const LOOSE_FROM = 3;
const LOOSE_SHARE = 0.6;
/** Minimum length for suggestions with two typing errors. */
const SUGGEST_TWO_FROM = 8;
/** Score buffers that are kept for reuse: most queries have few words. They are larger than the number of documents, which grows. */
const KEPT_ROOMS = 8;
const SPARE_ROOM = 1.25;
/** Number of removed documents that triggers compaction, and words per batch. */
const TIDY_FROM = 500;
const TIDIED_AT_ONCE = 1_000;

const FIELDS = Object.keys(WEIGHTS) as (keyof SearchedText)[];
const TITLE = 1 << FIELDS.indexOf('title');
const BODY = 1 << FIELDS.indexOf('body');
/** Weight by bit mask of fields: the best field, and a little for each other. */
const PLACE_WEIGHTS = Array.from({ length: 2 ** FIELDS.length }, (_, places) => {
  const weights = FIELDS.filter((_, bit) => places & (1 << bit)).map((field) => WEIGHTS[field]);
  const best = Math.max(0, ...weights);
  return best + 0.1 * (weights.reduce((sum, weight) => sum + weight, 0) - best);
});

/**
 * An index without documents. Words and their beginnings stand in MiniSearch's radix tree, which also finds those with a typing error.
 * @param first kinds whose documents come before all others, where they have each word not in their running text alone
 */
export function createSearchIndex(first: ReadonlySet<string> = new Set()): SearchIndex {
  const words: SearchableMap<Postings> = new SearchableMap();
  /** The documents by slot; slots of removed ones stay empty and are not reused. */
  const slots: (Hit | undefined)[] = [];
  const slotsByKey = new Map<string, number>();
  let removed = 0;
  /**
   * Score buffers, reused by the next search: each word needs eight bytes for each document, and such allocations keep the garbage collector busy.
   */
  const rooms: Float64Array[] = [];
  let taken = 0;

  /** A zeroed buffer with one score for each document, for the current search. */
  function takeRoom(): Float64Array {
    const known = rooms[taken];
    const isLarge = known !== undefined && known.length >= slots.length;
    const room = isLarge ? known.fill(0) : new Float64Array(Math.ceil(slots.length * SPARE_ROOM));
    if (taken < KEPT_ROOMS) rooms[taken] = room;
    taken += 1;
    return room;
  }

  function remove(document: Hit): void {
    const key = keyOf(document);
    const slot = slotsByKey.get(key);
    if (slot === undefined) return;
    slotsByKey.delete(key);
    slots[slot] = undefined;
    removed += 1;
  }

  const isThere = (one: number): boolean => slots[slotOf(one)] !== undefined;

  /** Scores each document for a word; a better earlier score stays. */
  function score(into: Float64Array, found: Postings, weight: number, places = ~0): void {
    const rarity = Math.log(1 + slotsByKey.size / Math.max(1, found.length));
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
    for (const other of others) {
      for (let slot = 0; slot < slots.length; slot += 1) {
        const value = other[slot] as number;
        first[slot] = value > 0 && (first[slot] as number) > 0 ? (first[slot] as number) + value : 0;
      }
    }
    return first;
  }

  function scoreMeaning({ synonyms, words: own }: SearchedWord, isLast: boolean): Float64Array {
    const best = scoreAll(own.map((word, position) => scoreWord(word, isLast && position === own.length - 1)));
    for (const meaning of synonyms) {
      const single = meaning.map((word) => {
        const scores = takeRoom();
        const found = words.get(word);
        if (found) score(scores, found, BY_SYNONYM);
        return scores;
      });
      const other = scoreAll(single);
      for (let slot = 0; slot < slots.length; slot += 1)
        if ((other[slot] as number) > (best[slot] as number)) best[slot] = other[slot] as number;
    }
    return best;
  }

  /** Documents with at least that many of the words, best first, on equal scores the latest added first. */
  function rank(scores: readonly Float64Array[], least: number): Hit[] {
    const keys = takeRoom();
    let length = 0;
    for (let slot = 0; slot < slots.length; slot += 1) {
      if (!slots[slot]) continue;
      let sum = 0;
      let count = 0;
      let about = 0;
      for (let word = 0; word < scores.length; word += 1) {
        const value = scores[word]?.[slot] as number;
        if (value > 0) count += 1;
        const words = Math.floor(value / ABOUT);
        if (words > 0) about += 1;
        sum += value - words * ABOUT;
      }
      if (count < least) continue;
      const isFirst = about === count && first.has(slots[slot]?.collection ?? '');
      // One number for all sorts ten times as fast as a comparison of several.
      keys[length] =
        ((isFirst ? FIRST_STEPS : 0) + Math.min(Math.round(sum * SCORE_STEPS), FIRST_STEPS - 1)) * MOST_SLOTS + slot;
      length += 1;
    }
    return Array.from(keys.subarray(0, length).sort().reverse(), (key) => slots[key % MOST_SLOTS] as Hit);
  }

  /** Whether some document has the word, or one with this prefix. */
  function isKnown(word: string): boolean {
    if (STOP_WORDS.has(word) || words.has(word)) return true;
    return word.length >= PREFIX_FROM && words.atPrefix(word).size > 0;
  }

  /** The most similar indexed word; on ties, the most frequent. */
  function nearest(word: string): string | undefined {
    if (word.length <= PREFIX_FROM) return undefined;
    for (const distance of word.length >= SUGGEST_TWO_FROM ? [1, 2] : [1]) {
      const like = [...words.fuzzyGet(word, distance)].sort(([, [one]], [, [other]]) => other.length - one.length);
      if (like[0]) return like[0][0];
    }
    return undefined;
  }

  return {
    put(document, text) {
      remove(document);
      const slot = slots.length;
      slots.push({ collection: document.collection, id: document.id });
      slotsByKey.set(keyOf(document), slot);
      for (const [word, { places, times }] of countWords(text)) {
        let found = words.get(word);
        if (!found) {
          found = new Postings();
          words.set(word, found);
        }
        found.add(posting(slot, places, times));
      }
    },
    remove,
    async tidy() {
      if (removed < Math.max(TIDY_FROM, slotsByKey.size / 4)) return;
      removed = 0;
      let count = 0;
      for (const word of [...words.keys()]) {
        const found = words.get(word);
        found?.keep(isThere);
        if (found?.length === 0) words.delete(word);
        count += 1;
        if (count % TIDIED_AT_ONCE === 0) await nextTurn();
      }
    },
    search(query, synonyms = []) {
      const asked = withSynonyms(meaningfulWords(query).slice(0, QUERY_WORDS), synonyms);
      if (asked.length === 0) return { hits: [], isLoose: false };
      taken = 0;
      const scores = asked.map((word, position) => scoreMeaning(word, position === asked.length - 1));
      const all = rank(scores, asked.length);
      if (all.length > 0 || asked.length < LOOSE_FROM) return { hits: all, isLoose: false };
      const most = rank(scores, Math.ceil(asked.length * LOOSE_SHARE));
      return { hits: most, isLoose: most.length > 0 };
    },
    suggest(query) {
      const asked = wordsIn(query).slice(0, QUERY_WORDS);
      const better = asked.map((word) => (isKnown(word) ? word : (nearest(word) ?? word)));
      return better.some((word, position) => word !== asked[position]) ? better.join(' ') : undefined;
    },
  };
}

/** The plural of a word whose ending changes, or the singular of such a plural; other words stay, since prefix search covers them. */
function otherNumber(word: string): string {
  return word.endsWith('ies') ? `${word.slice(0, -3)}y` : word.replace(/([^aeiou])y$/, '$1ies');
}

/** Slots that a key can hold, and how fine scores are told apart; what comes first has the highest bit. Their product stays below 2⁵³. */
const MOST_SLOTS = 2 ** 24;
const SCORE_STEPS = 1_000;
const FIRST_STEPS = 2 ** 28;

/** Added to the score of a word that a document has not in its running text alone: more than any score. */
const ABOUT = 2 ** 20;

/** Fields and frequency of each word of a document. */
function countWords(text: SearchedText): Map<string, { places: number; times: number }> {
  const counts = new Map<string, { places: number; times: number }>();
  for (const [bit, field] of FIELDS.entries()) {
    for (const word of wordsIn(text[field])) {
      const isBody = field === 'body';
      if (isBody && STOP_WORDS.has(word)) continue;
      let count = counts.get(word);
      if (!count) {
        if (counts.size >= MOST_WORDS) break;
        count = { places: 0, times: 0 };
        counts.set(word, count);
      }
      count.places |= 1 << bit;
      if (isBody) count.times += 1;
    }
  }
  return counts;
}

/** Key of a document across kinds. */
export function keyOf({ collection, id }: Hit): string {
  return `${collection}:${id}`;
}
