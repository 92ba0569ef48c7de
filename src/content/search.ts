import type { CollectionSlug, Payload, Where } from 'payload';
import type { ContentChange } from '../shared/contentEvents.ts';
import type { ReadKind, ReadKinds } from './kinds.ts';
import { populateOf } from './populate.ts';
import { ONLY_PUBLISHED } from './published.ts';
import { buildSearchIndex, type Hit, type SearchIndex, type WordsOf } from './searchIndex.ts';
import type { FoundDocument, ListOf, StoredDocument } from './types.ts';

/** One page of a list, as far as cards show its documents. */
export interface CardList extends Omit<ListOf, 'docs'> {
  found: FoundDocument[];
}

/** What cards show of a document, as Payload's `select`. */
export function selectCard({ card }: ReadKind): Record<string, true> {
  return Object.fromEntries(['title', 'path', '_status', ...card].map((field) => [field, true]));
}

/** The search over all published documents, kept up to date document by document. */
export interface Search {
  /** The kinds that are searched. */
  kinds: readonly string[];
  /** Documents with these words, best first. */
  find(words: string, options: { limit: number; page: number }): Promise<CardList>;
  /** Builds the index before anybody searches: on a large site that takes longer than a visitor waits. */
  prepare(): Promise<void>;
  /** Hears of a change of the content. */
  change(change: Pick<ContentChange, 'touched'>): void;
}

export function createSearch(payload: Payload, kinds: ReadKinds, wordsOf: WordsOf): Search {
  const searched = [...kinds].filter(({ isSearched }) => isSearched);
  const names = searched.map(({ name }) => name);
  let index: Promise<SearchIndex> | undefined;
  /** Documents that have changed since the index was brought up to date, as `kind:id`. */
  const changed = new Set<string>();

  /** One search after another brings the index up to date, so that none reads an older document over a newer one. */
  function current(): Promise<SearchIndex> {
    const earlier = index;
    const keys = [...changed];
    changed.clear();
    if (earlier && keys.length === 0) return earlier;
    const next = earlier
      ? earlier.then(async (found) => {
          await found.renew(keys.map(hitOf));
          return found;
        })
      : buildSearchIndex(payload, names, wordsOf);
    index = next;
    // A failure is not kept: the next search begins anew.
    next.catch(() => {
      if (index === next) index = undefined;
    });
    return next;
  }

  return {
    kinds: names,
    prepare: async () => void (await current()),
    find: async (words, options) => readHits(payload, kinds, (await current()).search(words), options),
    change({ touched }) {
      if (touched === 'everything') index = undefined;
      else
        for (const tag of touched)
          if (names.some((name) => tag.startsWith(`${name}:`))) changed.add(tag.split('/')[0] ?? tag);
    },
  };
}

function hitOf(key: string): Hit {
  const [collection, id] = key.split(':');
  return { collection: collection ?? '', id: Number(id) };
}

async function readHits(
  payload: Payload,
  kinds: ReadKinds,
  hits: Hit[],
  { limit, page }: { limit: number; page: number },
): Promise<CardList> {
  const shown = hits.slice((page - 1) * limit, page * limit);
  const read = async (kind: ReadKind): Promise<FoundDocument[]> => {
    const ids = shown.filter(({ collection }) => collection === kind.name).map(({ id }) => id);
    if (ids.length === 0) return [];
    const { docs } = await payload.find({
      collection: kind.name as CollectionSlug,
      where: published(ids),
      limit: 0,
      pagination: false,
      depth: 1,
      populate: populateOf(kinds),
      select: selectCard(kind) as never,
    });
    return docs.map((doc) => ({ collection: kind.name, doc: doc as unknown as StoredDocument }));
  };
  const all = (await Promise.all([...kinds].map(read))).flat();
  const found = shown.flatMap(
    (hit) => all.find(({ collection, doc }) => collection === hit.collection && doc.id === hit.id) ?? [],
  );
  return { found, page, totalPages: Math.ceil(hits.length / limit), totalDocs: hits.length };
}

function published(ids: number[]): Where {
  return { and: [ONLY_PUBLISHED, { id: { in: ids } }] };
}
