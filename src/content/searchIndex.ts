import { setImmediate as nextTurn } from 'node:timers/promises';
import MiniSearch from 'minisearch';
import type { CollectionSlug, Payload, Where } from 'payload';
import { foldText } from '../shared/foldText.ts';
import { ONLY_PUBLISHED } from './published.ts';
import type { StoredDocument } from './types.ts';

/** A document found, best first. */
export interface Hit {
  /** Its kind. */
  collection: string;
  id: number;
}

/** Everything that a layout says in words. */
export type WordsOf = (layout: unknown) => string;

export interface SearchIndex {
  /** All documents with every word of the query, or the beginning of it; the words of the title weigh most. */
  search(query: string): Hit[];
  /** Reads some documents again; those that are not published any more leave. */
  renew(documents: readonly Hit[]): Promise<void>;
}

interface IndexedDocument extends Hit {
  key: string;
  title: string;
  excerpt: string;
  text: string;
}

/** How much more a word in the title or the summary weighs than one in the text. */
const BOOST = { title: 6, excerpt: 3 };

/** Documents read and indexed at once: more would hold up everything else for too long. */
const BATCH = 10;

/**
 * Reads all published documents into an index in memory.
 * @param kinds those that are searched
 */
export async function buildSearchIndex(
  payload: Payload,
  kinds: readonly string[],
  wordsOf: WordsOf,
): Promise<SearchIndex> {
  const index = new MiniSearch<IndexedDocument>({
    fields: ['title', 'excerpt', 'text'],
    idField: 'key',
    processTerm: (term) => foldText(term),
  });

  async function read(
    collection: string,
    where: Where[],
    limit = BATCH,
  ): Promise<{ found: IndexedDocument[]; hasMore: boolean }> {
    const { docs } = await payload.find({
      collection: collection as CollectionSlug,
      // The front page leads to everything, so it would answer every search.
      // What is kept out of search engines is not meant to be come upon.
      where: {
        and: [ONLY_PUBLISHED, { path: { not_equals: '/' } }, { 'meta.noindex': { not_equals: true } }, ...where],
      },
      depth: 0,
      limit,
      pagination: false,
      sort: 'id',
      select: { title: true, excerpt: true, layout: true } as never,
    });
    const found = (docs as unknown as StoredDocument[]).map((doc) => ({
      collection,
      id: doc.id,
      key: keyOf({ collection, id: doc.id }),
      title: doc.title ?? '',
      excerpt: doc.excerpt ?? '',
      text: wordsOf(doc.layout),
    }));
    return { found, hasMore: docs.length === BATCH };
  }

  for (const collection of kinds) {
    let last = 0;
    for (let hasMore = true; hasMore; ) {
      const batch = await read(collection, [{ id: { greater_than: last } }]);
      await nextTurn();
      index.addAll(batch.found);
      last = batch.found.at(-1)?.id ?? last;
      hasMore = batch.hasMore;
    }
  }

  return {
    search(query) {
      const results = index.search(query, { boost: BOOST, combineWith: 'AND', prefix: (term) => term.length > 2 });
      return results.map(({ id }) => hitOf(String(id)));
    },
    async renew(documents) {
      for (const collection of kinds) {
        const ids = documents.filter((hit) => hit.collection === collection).map(({ id }) => id);
        if (ids.length === 0) continue;
        const { found } = await read(collection, [{ id: { in: ids } }], ids.length);
        for (const id of ids) {
          const key = keyOf({ collection, id });
          if (index.has(key)) index.discard(key);
        }
        index.addAll(found);
      }
    },
  };
}

function keyOf({ collection, id }: Hit): string {
  return `${collection}:${id}`;
}

function hitOf(key: string): Hit {
  const [collection, id] = key.split(':');
  return { collection: collection ?? '', id: Number(id) };
}
