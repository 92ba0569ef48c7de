import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import type { Payload, Where } from 'payload';
import { slugOf } from '../../cms/slugOf.ts';
import { type ContentChange, emitContentChange } from '../../shared/contentEvents.ts';
import { searchTag } from '../../shared/contentTags.ts';
import { DEFAULT_LOCALE } from '../../shared/locales.ts';
import { wordsIn } from '../../shared/search/words.ts';
import type { StoredDocument } from '../documentTypes.ts';
import type { ReadKind, ReadKinds } from '../kinds.ts';
import type { SearchedKind, SearchResults } from '../listTypes.ts';
import { ONLY_PUBLISHED } from '../published.ts';
import type { FoundDocument } from '../types.ts';
import { type Hit, keyOf } from './hit.ts';
import { isFound, readSearched, searchedText, type WordsOf } from './readSearched.ts';
import { createSearchIndex } from './searchIndex.ts';
import type { SynonymGroups } from './synonyms.ts';

/** Search results with the fields of cards. */
export interface FoundResults extends Omit<SearchResults, 'docs'> {
  found: FoundDocument[];
}

/** A search query. */
export interface SearchQuery {
  words: string;
  /** Only documents of this kind; the counts of the others are returned all the same. */
  kind?: string | undefined;
  limit: number;
  /** From 1. */
  page: number;
  synonyms?: SynonymGroups;
}

/** Full-text search over all published documents, updated document by document. */
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

/** Batch size for texts: a larger batch would block the event loop for too long. */
const BATCH = 10;
/** Batch size of the comparison by `updatedAt`, which reads no texts. */
const COMPARED_AT_ONCE = 500;
/** How long a search waits for an index update, in ms, before it uses the index as it is. */
const WAIT_MS = 400;

/** @param options `waitMs` is replaced only in tests */
export function createSearch({ kinds, payload, readCard, waitMs = WAIT_MS, wordsOf }: SearchOptions): Search {
  const searched = [...kinds].filter(({ isSearched }) => isSearched);
  // As they stand above the results.
  const names = searched
    .toSorted((one, other) => Number(other.searched?.comesFirst ?? false) - Number(one.searched?.comesFirst ?? false))
    .map(({ name }) => name);
  const first = new Set(searched.flatMap(({ name, searched }) => (searched?.comesFirst ? [name] : [])));
  const index = createSearchIndex(first);
  /** `updatedAt` of each indexed document. */
  const savedAt = new Map<string, string>();
  /** Documents changed since the last update, as `kind:id`. */
  const changed = new Set<string>();
  let isBuilt = false;
  /** Whether unreported changes are possible. */
  let isToCompare = false;
  /** Whether a search was answered from an incomplete index. */
  let hasAnsweredEarly = false;
  let work: Promise<void> | undefined;

  /** Indexes the listed documents, yielding after each: indexing one takes longer than reading it. */
  async function take(kind: ReadKind, ids: readonly number[], docs: Awaited<ReturnType<typeof readSearched>>) {
    const here = new Map(docs.map((doc) => [doc.id, doc]));
    for (const id of ids) {
      const hit = { collection: kind.name, id };
      const doc = here.get(id);
      savedAt.set(keyOf(hit), String(doc?.updatedAt));
      if (doc && isFound(doc)) index.put(hit, searchedText(doc, kind, wordsOf));
      else index.remove(hit);
      if (!doc) savedAt.delete(keyOf(hit));
      await nextTurn();
    }
  }

  async function build(): Promise<void> {
    for (const kind of searched) {
      for (let last: number | undefined = 0; last !== undefined; ) {
        const docs = await readSearched(payload, kind, { greater_than: last }, BATCH);
        // Documents that changed after this read are read again by `renew`.
        const ids = docs.map(({ id }) => id);
        await take(kind, ids, docs);
        last = docs.length === BATCH ? ids.at(-1) : undefined;
      }
    }
  }

  async function renew(keys: readonly string[]): Promise<void> {
    const hits = keys.map(hitOf);
    for (const kind of searched) {
      const ids = hits.filter(({ collection }) => collection === kind.name).map(({ id }) => id);
      for (let at = 0; at < ids.length; at += BATCH) {
        const some = ids.slice(at, at + BATCH);
        await take(kind, some, await readSearched(payload, kind, { in: some }, some.length));
      }
    }
  }

  /** Finds unreported changes and deletions, such as by another process, without reading texts. */
  async function compare(): Promise<void> {
    const gone = new Set(savedAt.keys());
    for (const { name } of searched) {
      for (let last: number | undefined = 0; last !== undefined; ) {
        const { docs }: { docs: StoredDocument[] } = await payload.db.find({
          collection: slugOf(name),
          where: { id: { greater_than: last } },
          select: { updatedAt: true },
          sort: 'id',
          limit: COMPARED_AT_ONCE,
          pagination: false,
          req: {},
        });
        for (const { id, updatedAt } of docs) {
          const key = keyOf({ collection: name, id });
          gone.delete(key);
          if (savedAt.get(key) !== String(updatedAt)) changed.add(key);
        }
        last = docs.length === COMPARED_AT_ONCE ? docs.at(-1)?.id : undefined;
        await nextTurn();
      }
    }
    for (const key of gone) changed.add(key);
  }

  const isCurrent = (): boolean => isBuilt && !isToCompare && changed.size === 0;

  /** One update after the other, so that none overwrites a newer document with an older one. */
  async function bringUpToDate(): Promise<void> {
    while (!isCurrent()) {
      if (!isBuilt) {
        await build();
        isBuilt = true;
      }
      if (isToCompare) {
        isToCompare = false;
        await compare();
      }
      const keys = [...changed];
      changed.clear();
      try {
        await renew(keys);
      } catch (error) {
        for (const key of keys) changed.add(key);
        throw error;
      }
      await index.tidy();
    }
    if (!hasAnsweredEarly) return;
    hasAnsweredEarly = false;
    // Invalidates cached results of the incomplete index.
    await emitContentChange({ touched: [searchTag()] });
  }

  /** A failure is not cached: the next search starts over. */
  function current(): Promise<void> {
    work ??= bringUpToDate().finally(() => {
      work = undefined;
    });
    return work;
  }

  /** @returns whether the index is up to date; after a timeout or a failure the update goes on in the background */
  async function isReady(): Promise<boolean> {
    if (isCurrent() && !work) return true;
    const ready = current().then(
      () => true,
      () => false,
    );
    return Promise.race([ready, pause(waitMs, false, { ref: false })]);
  }

  return {
    kinds: names,
    prepare: current,
    async find({ kind, limit, page, synonyms, words }) {
      const isPartial = !(await isReady());
      const { hits: indexed, isLoose } = index.search(words, synonyms);
      const hits = isPartial && indexed.length === 0 ? await findByTitle(payload, names, words) : indexed;
      if (isPartial) hasAnsweredEarly = true;
      const wanted = kind ? hits.filter(({ collection }) => collection === kind) : hits;
      const cards = await Promise.all(wanted.slice((page - 1) * limit, page * limit).map(readCard));
      return {
        found: cards.filter((card) => card !== undefined),
        page,
        totalPages: Math.ceil(wanted.length / limit),
        totalDocs: wanted.length,
        kinds: countKinds(payload, names, hits),
        isLoose,
        isPartial,
        suggestion: hits.length === 0 || isLoose ? suggestion(words, synonyms) : undefined,
      };
    },
    change({ touched }) {
      // Settings do not change texts; but another process may have more changes than its log keeps.
      if (touched === 'everything') isToCompare = true;
      else
        for (const tag of touched)
          if (names.some((name) => tag.startsWith(`${name}:`))) changed.add(tag.split('/')[0] ?? tag);
    },
  };

  /** Corrected words, if they find something. */
  function suggestion(words: string, synonyms: SynonymGroups | undefined): string | undefined {
    const other = index.suggest(words);
    return other && index.search(other, synonyms).hits.length > 0 ? other : undefined;
  }
}

function countKinds({ collections }: Payload, names: readonly string[], hits: readonly Hit[]): SearchedKind[] {
  const counts = new Map<string, number>();
  for (const { collection } of hits) counts.set(collection, (counts.get(collection) ?? 0) + 1);
  const text = (label: unknown, name: string): string => (typeof label === 'string' ? label : name);
  return names.map((name) => {
    const { labels } = collections[slugOf(name)].config;
    return {
      name,
      singular: text(labels.singular, name),
      plural: text(labels.plural, name),
      count: counts.get(name) ?? 0,
    };
  });
}

function hitOf(key: string): Hit {
  const [collection, id] = key.split(':');
  return { collection: collection ?? '', id: Number(id) };
}

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
