import type { Payload } from 'payload';
import { slugOf } from '../../cms/slugOf.ts';
import type { Touched } from '../../shared/changes/contentEvents.ts';
import { listTag } from '../../shared/changes/contentTags.ts';
import { relationId } from '../../shared/rowId.ts';
import type { EntriesOfQuery } from '../listTypes.ts';
import { keepDocuments } from './cachedDocuments.ts';

/** Cache of entries by the document that their relation refers to, each until a change touches their listed fields. */
export interface KeptEntries {
  /** Entries of some documents, by document id; empty for a document without any. */
  read(query: EntriesOfQuery, ids: readonly number[]): Promise<ReadonlyMap<number, readonly object[]>>;
  change(touched: Touched): void;
}

/** Cache size, in documents: lists show the same ones again and again. */
const MAX_DOCUMENTS = 3_000;

interface EntriesOfOne {
  id: number;
  entries: object[];
}

/** Cached entries, read without Payload's hooks; reads of one turn of the event loop are one query. */
export function createKeptEntries(payload: Payload): KeptEntries {
  // The serialized query is used as the key in place of a collection's slug.
  const kept = keepDocuments<EntriesOfOne>({
    max: MAX_DOCUMENTS,
    async read(question, ids) {
      const { collection, field, limit, select, since, sort }: EntriesOfQuery = JSON.parse(question);
      const { docs } = await payload.db.find<{ id: number }>({
        collection: slugOf(collection),
        where: {
          and: [
            { [field]: { in: [...ids] } },
            ...(since ? [{ [since.field]: { greater_than_equal: `${since.date}T00:00:00.000Z` } }] : []),
          ],
        },
        select: Object.fromEntries([field, ...select].map((name) => [name, true] as const)),
        ...(sort && { sort }),
        limit: 0,
        pagination: false,
        req: {},
      });
      const found = new Map(ids.map((id) => [id, [] as object[]]));
      for (const entry of docs) {
        const id = relationId((entry as Record<string, unknown>)[field]);
        const entries = id === undefined ? undefined : found.get(id);
        if (entries && entries.length < limit) entries.push(entry);
      }
      return [...found].map(([id, entries]) => ({ id, entries }));
    },
    tagsOf(question, { id }) {
      const { collection, field }: EntriesOfQuery = JSON.parse(question);
      return [listTag(collection, field, id)];
    },
  });
  return {
    async read(query, ids) {
      const found = await kept.get(JSON.stringify(query), [...new Set(ids)]);
      return new Map(found.map(({ entries, id }) => [id, entries]));
    },
    change: kept.change,
  };
}
