import type { Touched } from '../shared/contentEvents.ts';
import { cardTag, documentTag } from '../shared/contentTags.ts';
import { keepReads } from './keptReads.ts';

/** Documents by their ids, each kept until something that it shows is touched. */
export interface KeptDocuments<Doc> {
  /** Those of some ids, in their order; what is not there is left out. All that are asked for in one turn are read together. */
  get(collection: string, ids: readonly number[]): Promise<Doc[]>;
  change(touched: Touched): void;
}

interface Options<Doc> {
  /** Reads those that are there, in any order. */
  read(collection: string, ids: readonly number[]): Promise<Doc[]>;
  /** The tags of what a document shows beside itself. */
  tagsOf?(collection: string, doc: Doc): readonly string[];
  /** How many are kept. */
  max: number;
}

export function keepDocuments<Doc extends { id: number }>({ max, read, tagsOf }: Options<Doc>): KeptDocuments<Doc> {
  /** By collection, those that the next reading reads together. */
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

  const kept = keepReads(
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
