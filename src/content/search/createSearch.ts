import type { Payload, Where } from 'payload';
import { TRANSLATIONS } from '../../cms/documentFacts.ts';
import { slugOf } from '../../cms/slugOf.ts';
import type { ContentChange } from '../../shared/changes/contentEvents.ts';
import { listTag } from '../../shared/changes/contentTags.ts';
import { DEFAULT_LOCALE } from '../../shared/locales.ts';
import { wordsIn } from '../../shared/search/words.ts';
import type { StoredDocument } from '../documentTypes.ts';
import type { ReadKind, ReadKinds } from '../kinds.ts';
import type { SearchedKind, SearchResults } from '../listTypes.ts';
import { ONLY_PUBLISHED } from '../published.ts';
import type { FoundDocument } from '../types.ts';
import type { Hit } from './hit.ts';
import { createIndexUpdates } from './indexUpdates.ts';
import { isFound, type WordsOf } from './readSearched.ts';
import { createSearchIndex } from './searchIndex.ts';
import type { SynonymGroups } from './synonyms.ts';

/** Search results with the fields of cards. */
export interface FoundResults extends Omit<SearchResults, 'docs'> {
  found: FoundDocument[];
}

/** A search query. */
export interface SearchQuery {
  words: string;
  /** Only documents of this kind; the counts of the others are still returned. */
  kind?: string | undefined;
  limit: number;
  /** From 1. */
  page: number;
  synonyms?: SynonymGroups;
}

/** Full-text search over all published documents, each by the words of all its languages, updated document by document. */
export interface Search {
  /** The searched kinds. */
  kinds: readonly string[];
  /** Documents with these words, best first. While the index is not ready, from its finished part and from titles. */
  find(query: SearchQuery): Promise<FoundResults>;
  /** Builds the index in advance: on a large site that takes longer than a visitor waits. */
  prepare(): Promise<void>;
  /** Marks the documents of a content change for an update. */
  change(change: Pick<ContentChange, 'touched'>): void;
}

export interface SearchOptions {
  payload: Payload;
  kinds: ReadKinds;
  wordsOf: WordsOf;
  /** Reads the card of one document; undefined when visitors may not see it. */
  readCard(hit: Hit): Promise<FoundDocument | undefined>;
  waitMs?: number;
}

/** Time that a search waits for an index update, in ms, before it uses the index as it is. */
const WAIT_MS = 400;

/** @param options `waitMs` is replaced only in tests */
export function createSearch({ kinds, payload, readCard, waitMs = WAIT_MS, wordsOf }: SearchOptions): Search {
  const searched = [...kinds].filter(({ isSearched }) => isSearched);
  // In the order of the filters above the results.
  const inOrder = searched.toSorted(
    (one, other) => Number(other.searched?.comesFirst ?? false) - Number(one.searched?.comesFirst ?? false),
  );
  const names = inOrder.map(({ name }) => name);
  const first = new Set(searched.flatMap(({ name, searched }) => (searched?.comesFirst ? [name] : [])));
  const index = createSearchIndex(first);
  const updates = createIndexUpdates({ payload, kinds: searched, index, wordsOf, waitMs });

  return {
    kinds: names,
    prepare: updates.run,
    async find({ kind, limit, page, synonyms, words }) {
      const isPartial = !(await updates.isReady());
      const { hits: indexed, isLoose } = index.search(words, synonyms);
      const hits = isPartial && indexed.length === 0 ? await findByTitle(payload, names, words) : indexed;
      if (isPartial) updates.noteEarlyAnswer();
      const wanted = kind ? hits.filter(({ collection }) => collection === kind) : hits;
      const cards = await Promise.all(wanted.slice((page - 1) * limit, page * limit).map(readCard));
      return {
        found: cards.filter((card) => card !== undefined),
        page,
        totalPages: Math.ceil(wanted.length / limit),
        totalDocs: wanted.length,
        kinds: countKinds(inOrder, hits),
        isLoose,
        isPartial,
        suggestion: hits.length === 0 || isLoose ? suggestion(words, synonyms) : undefined,
      };
    },
    change({ touched }) {
      // Settings do not change texts; but another process may have more changes than its log keeps.
      if (touched === 'everything') return updates.compareAll();
      for (const tag of touched) {
        // A translation that is published, withdrawn or deleted touches the list of those of its document.
        const key = tag.startsWith(WORDS) ? tag.slice(WORDS.length) : tag;
        if ([...names, TRANSLATIONS].some((name) => key.startsWith(`${name}:`))) updates.mark(key.split('/')[0] ?? key);
      }
    },
  };

  /** Corrected words, if they find something. */
  function suggestion(words: string, synonyms: SynonymGroups | undefined): string | undefined {
    const other = index.suggest(words);
    return other && index.search(other, synonyms).hits.length > 0 ? other : undefined;
  }
}

function countKinds(kinds: readonly ReadKind[], hits: readonly Hit[]): SearchedKind[] {
  const counts = new Map<string, number>();
  for (const { collection } of hits) counts.set(collection, (counts.get(collection) ?? 0) + 1);
  return kinds.map(({ name, words }) => ({ name, words, count: counts.get(name) ?? 0 }));
}

/** Prefix of the cache tag of a document's translations; its name follows. */
const WORDS = listTag(TRANSLATIONS, 'of', '');

/** Limit of results by title, per kind. */
const BY_TITLE = 30;

/** Published documents whose titles contain all of the words, as the database compares them. */
async function findByTitle(payload: Payload, names: readonly string[], words: string): Promise<Hit[]> {
  const wanted = [...new Set(wordsIn(words))].slice(0, 6);
  if (wanted.length === 0) return [];
  const where: Where = { and: [ONLY_PUBLISHED, ...wanted.map((word) => ({ title: { contains: word } }))] };
  const found = names.map(async (collection) => {
    const { docs } = await payload.db.find<StoredDocument>({
      collection: slugOf(collection),
      where,
      locale: DEFAULT_LOCALE,
      select: { path: true, _status: true, meta: { noindex: true } },
      limit: BY_TITLE,
      pagination: false,
      req: {},
    });
    return docs.filter(isFound).map(({ id }) => ({ collection, id }));
  });
  return (await Promise.all(found)).flat();
}
