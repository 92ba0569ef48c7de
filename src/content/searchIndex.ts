import { setImmediate as nextTurn } from 'node:timers/promises';
import MiniSearch from 'minisearch';
import type { CollectionSlug, Payload, WhereField } from 'payload';
import { foldText } from '../shared/foldText.ts';
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

/** Documents read at once: more would hold up everything else for too long. */
const BATCH = 5;

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

  /** Only by their ids, or the database would look at all published ones each time; the rest is decided here. */
  async function read(collection: string, ids: WhereField, limit: number): Promise<StoredDocument[]> {
    const { docs } = await payload.find({
      collection: collection as CollectionSlug,
      where: { id: ids },
      depth: 0,
      limit,
      pagination: false,
      sort: 'id',
      select: { title: true, excerpt: true, layout: true, path: true, _status: true, meta: { noindex: true } } as never,
    });
    return docs as unknown as StoredDocument[];
  }

  /** Takes in what visitors may come upon, each in a turn of its own: one takes longer than reading it. */
  async function add(collection: string, docs: readonly StoredDocument[]): Promise<void> {
    for (const doc of docs.filter(isFound)) {
      const key = keyOf({ collection, id: doc.id });
      const { excerpt, id, title } = doc;
      index.add({ collection, id, key, title: title ?? '', excerpt: excerpt ?? '', text: wordsOf(doc.layout) });
      await nextTurn();
    }
  }

  for (const collection of kinds) {
    for (let last: number | undefined = 0; last !== undefined; ) {
      const docs: StoredDocument[] = await read(collection, { greater_than: last }, BATCH);
      await add(collection, docs);
      last = docs.length === BATCH ? docs.at(-1)?.id : undefined;
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
        const docs = await read(collection, { in: ids }, ids.length);
        for (const id of ids) {
          const key = keyOf({ collection, id });
          if (index.has(key)) index.discard(key);
        }
        await add(collection, docs);
      }
    },
  };
}

/** The front page leads to everything, so it would answer every search; what is kept out of search engines is not meant to be come upon. */
function isFound({ _status, meta, path }: StoredDocument & { _status?: string | null }): boolean {
  return _status === 'published' && path !== '/' && meta?.noindex !== true;
}

function keyOf({ collection, id }: Hit): string {
  return `${collection}:${id}`;
}

function hitOf(key: string): Hit {
  const [collection, id] = key.split(':');
  return { collection: collection ?? '', id: Number(id) };
}
