import { setImmediate as nextTurn } from 'node:timers/promises';
import SearchableMap from 'minisearch/SearchableMap';
import { meaningfulWords, wordsIn } from '../../shared/search/words.ts';
import { type Hit, keyOf } from './hit.ts';
import { Postings, posting, slotOf } from './postings.ts';
import { rank } from './rank.ts';
import { createScoreRooms } from './scoreRooms.ts';
import { createScoring } from './scoreWords.ts';
import { countWords, type SearchedText } from './searchedText.ts';
import { isKnown, nearest } from './spelling.ts';
import { type SynonymGroups, withSynonyms } from './synonyms.ts';

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
  /** Spelling suggestion for words that are not indexed; undefined when all of them are. */
  suggest(query: string): string | undefined;
}

/** Limit of words per query. */
const QUERY_WORDS = 12;
/** Loose matching: minimum number of query words, and the share of them that a document needs, where none has all. */
const LOOSE_FROM = 3;
const LOOSE_SHARE = 0.6;
/** Number of removed documents that triggers compaction, and words per batch. */
const TIDY_FROM = 500;
const TIDIED_AT_ONCE = 1_000;

/**
 * An index without documents. Words and prefixes are in MiniSearch's radix tree, which also finds those with a typing error.
 * @param first kinds whose documents come before all others, where each word is also outside of their running text
 */
export function createSearchIndex(first: ReadonlySet<string> = new Set()): SearchIndex {
  const words: SearchableMap<Postings> = new SearchableMap();
  /** The documents by slot; slots of removed ones stay empty and are not reused. */
  const slots: (Hit | undefined)[] = [];
  const slotsByKey = new Map<string, number>();
  let removed = 0;
  const rooms = createScoreRooms();
  const score = createScoring(words, { rooms, size: () => ({ documents: slotsByKey.size, slots: slots.length }) });

  function remove(document: Hit): void {
    const key = keyOf(document);
    const slot = slotsByKey.get(key);
    if (slot === undefined) return;
    slotsByKey.delete(key);
    slots[slot] = undefined;
    removed += 1;
  }

  const isThere = (one: number): boolean => slots[slotOf(one)] !== undefined;

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
      rooms.begin();
      const scores = asked.map((word, position) => score(word, position === asked.length - 1));
      const all = rank(scores, asked.length, { first, rooms, slots });
      if (all.length > 0 || asked.length < LOOSE_FROM) return { hits: all, isLoose: false };
      const most = rank(scores, Math.ceil(asked.length * LOOSE_SHARE), { first, rooms, slots });
      return { hits: most, isLoose: most.length > 0 };
    },
    suggest(query) {
      const asked = wordsIn(query).slice(0, QUERY_WORDS);
      const better = asked.map((word) => (isKnown(words, word) ? word : (nearest(words, word) ?? word)));
      return better.some((word, position) => word !== asked[position]) ? better.join(' ') : undefined;
    },
  };
}
