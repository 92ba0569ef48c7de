import { setImmediate as nextTurn } from 'node:timers/promises';
import SearchableMap from 'minisearch/SearchableMap';
import { typosIn } from '../../shared/search/fuzziness.ts';
import { meaningfulWords, STOP_WORDS, wordsIn } from '../../shared/search/words.ts';
import { frequencyOf, Postings, placesOf, posting, slotOf } from './postings.ts';
import { type SearchedWord, type SynonymGroups, withSynonyms } from './synonyms.ts';

/** A document found. */
export interface Hit {
  /** Its kind. */
  collection: string;
  id: number;
}

/** What a document says, by how much it tells of what it is about. */
export interface SearchedText {
  title: string;
  headings: string;
  excerpt: string;
  /** What its kind says of it beside the text, such as places and months. */
  facts: string;
  body: string;
}

/** What a search has found, best first. */
export interface Hits {
  hits: Hit[];
  /** True: none has all words, and these have most of them. */
  isLoose: boolean;
}

/** The words of all documents, in memory. */
export interface SearchIndex {
  /** Takes a document in, in place of what it said before. */
  put(document: Hit, text: SearchedText): void;
  remove(document: Hit): void;
  /** Gives back the memory of what was removed, in turns, where that is much. */
  tidy(): Promise<void>;
  search(query: string, synonyms?: SynonymGroups): Hits;
  /** What somebody may have meant who searched for words that are nowhere; undefined when each of them is somewhere. */
  suggest(query: string): string | undefined;
}

/** How much a word weighs by where it stands (reference, section 3: title > headings > excerpt > body; facts before the body). */
export const WEIGHTS: Record<keyof SearchedText, number> = { title: 8, headings: 4, excerpt: 3, facts: 2, body: 1 };
/** What a word weighs that was found in its other number (“family” by “families”), beside one that was typed. */
const BY_NUMBER = 0.9;
/** What a word weighs that was found by its beginning, by a typing error, or by a synonym, beside one that was typed. */
const BY_BEGINNING = 0.6;
const BY_ERROR = 0.4;
const BY_SYNONYM = 0.7;
/** What each doubling of a word in the running text adds. */
const PER_DOUBLING = 0.3;

/** Letters from which on a word is looked up by its beginning everywhere; a shorter last one only in titles. */
const PREFIX_FROM = 3;
/** Words with one beginning that are looked up. */
const BEGINNINGS = 2_000;
/** Different words that are kept of one document: more say little of it. */
const MOST_WORDS = 3_000;
/** Words of a search that are looked up. */
const QUERY_WORDS = 12;
/** Words from which on a document may lack some of them, and the share of them that it needs, where none has all. */
const LOOSE_FROM = 3;
const LOOSE_SHARE = 0.6;
/** Letters from which on two of them may be wrong in what is suggested. */
const SUGGEST_TWO_FROM = 8;
/** Rooms for the scores of one word that are kept: most searches have few words. They have some more room than there are documents, as these become more. */
const KEPT_ROOMS = 8;
const SPARE_ROOM = 1.25;
/** Removed documents from which on their memory is given back, and how many words are gone through in one turn. */
const TIDY_FROM = 500;
const TIDIED_AT_ONCE = 1_000;

const FIELDS = Object.keys(WEIGHTS) as (keyof SearchedText)[];
const TITLE = 1 << FIELDS.indexOf('title');
const BODY = 1 << FIELDS.indexOf('body');
/** What a word weighs by the bits of its places: the best of them, and a little for each other. */
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
  /** The documents by their slots; those removed leave their slot empty, which nobody takes again. */
  const slots: (Hit | undefined)[] = [];
  const slotsByKey = new Map<string, number>();
  let removed = 0;
  /** Room for one search, which the next one takes over: each word needs eight bytes for each document, and V8 tidies up all the time for such blocks. */
  const rooms: Float64Array[] = [];
  let taken = 0;

  /** One place for each document, all 0, until the next search. */
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

  /** Notes for each document how well it has a word; what it has better already stays. */
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
    // Somebody is still writing: whatever begins with a letter is nearly all there is, so titles alone are looked at.
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

  /** How well each document has all of some words, 0 where it lacks one. */
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

  /** Those that have at least so many of the words, best first, the last ones taken in before others as good. */
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

  /** Whether some document has the word, or one that begins with it. */
  function isKnown(word: string): boolean {
    if (STOP_WORDS.has(word) || words.has(word)) return true;
    return word.length >= PREFIX_FROM && words.atPrefix(word).size > 0;
  }

  /** The word most like this one; of several, the one that most documents have. */
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

/** The plural of a word that changes its ending for it, or the singular of one that has; any other word as it is, since its number is found by its beginning. */
function otherNumber(word: string): string {
  return word.endsWith('ies') ? `${word.slice(0, -3)}y` : word.replace(/([^aeiou])y$/, '$1ies');
}

/** Slots that a key can hold, and how fine scores are told apart; what comes first has the highest bit. Their product stays below 2⁵³. */
const MOST_SLOTS = 2 ** 24;
const SCORE_STEPS = 1_000;
const FIRST_STEPS = 2 ** 28;

/** Added to the score of a word that a document has not in its running text alone: more than any score. */
const ABOUT = 2 ** 20;

/** Where a document has each of its words, and how often in its running text. */
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

/** Names a document among those of all kinds. */
export function keyOf({ collection, id }: Hit): string {
  return `${collection}:${id}`;
}
