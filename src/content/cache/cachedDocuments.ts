import type { Touched } from '../../shared/changes/contentEvents.ts';
import { cardTag, documentTag } from '../../shared/changes/contentTags.ts';
import { cacheReads } from './cachedReads.ts';

/** Cache of documents by id, each until something that it shows changes. */
export interface KeptDocuments<Doc> {
  /** The documents of these ids, in their order; missing ones are left out. Requests in one turn are batched into one query. */
  get(collection: string, ids: readonly number[]): Promise<Doc[]>;
  change(touched: Touched): void;
}

interface Options<Doc> {
  /** Reads the documents that exist, in any order. */
  read(collection: string, ids: readonly number[]): Promise<Doc[]>;
  /** Cache tags of a document's relations. */
  tagsOf?(collection: string, doc: Doc): readonly string[];
  /** Cache size. */
  max: number;
}

/** In-memory cache of documents by id; ids asked for in one turn of the event loop are read in one query. */
export function keepDocuments<Doc extends { id: number }>({ max, read, tagsOf }: Options<Doc>): KeptDocuments<Doc> {
  /** Pending batch by collection. */
  const waiting = new Map<string, { ids: number[]; found: Promise<Map<number, Doc>> }>();

  async function readTogether(collection: string): Promise<Map<number, Doc>> {
    await Promise.resolve();
    const ids = waiting.get(collection)?.ids ?? [];
    waiting.delete(collection);
    return new Map((await read(collection, ids)).map((doc) => [doc.id, doc]));
  }

  async function readOne([collection, id]: [collection: string, id: number]): Promise<Doc | undefined> {
    const batch = waiting.get(collection) ?? { ids: [], found: readTogether(collection) };
    waiting.set(collection, batch);
    batch.ids.push(id);
    return (await batch.found).get(id);
  }

  const kept = cacheReads(
    readOne,
    ([collection, id], doc) => [
      documentTag(collection, id),
      cardTag(collection, id),
      ...(tagsOf?.(collection, doc) ?? []),
    ],
    max,
  );
  return {
    async get(collection, ids) {
      const found = await Promise.all(ids.map((id) => kept.get([collection, id])));
      return found.flatMap((doc) => doc ?? []);
    },
    change: kept.change,
  };
}
