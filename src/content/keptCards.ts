import type { CollectionSlug, Payload, PopulateType } from 'payload';
import type { Touched } from '../shared/contentEvents.ts';
import { cardTag, documentTag } from '../shared/contentTags.ts';
import { keepReads } from './keptReads.ts';
import { kindOf, type ReadKinds } from './kinds.ts';
import type { Relations } from './noteRelations.ts';
import { ONLY_PUBLISHED } from './published.ts';
import { selectCard } from './selectCard.ts';
import type { shareReads } from './shareReads.ts';
import type { FoundDocument, StoredDocument } from './types.ts';

/** Documents as cards show them, each kept until something that its card shows is touched. */
export interface KeptCards {
  /** Those of some ids, in their order; what visitors may not see is left out. */
  read(kind: string, ids: readonly number[]): Promise<FoundDocument[]>;
  change(touched: Touched): void;
}

/** How many cards are kept: filters make lists of the same documents again and again. One takes about 2 kB. */
const MAX_CARDS = 3_000;

interface CardTools {
  payload: Payload;
  kinds: ReadKinds;
  populate: PopulateType;
  relations: Relations;
  share: () => ReturnType<ReturnType<typeof shareReads>>;
}

export function createKeptCards({ kinds, payload, populate, relations, share }: CardTools): KeptCards {
  /** By kind, those that the next reading reads together. */
  const waiting = new Map<string, { ids: number[]; found: Promise<Map<number, StoredDocument>> }>();

  async function readTogether(name: string): Promise<Map<number, StoredDocument>> {
    // All that one list asks for is asked for in one turn.
    await Promise.resolve();
    const ids = waiting.get(name)?.ids ?? [];
    waiting.delete(name);
    const { docs } = await payload.find({
      collection: name as CollectionSlug,
      where: { and: [{ id: { in: ids } }, ONLY_PUBLISHED] },
      limit: ids.length,
      pagination: false,
      depth: 1,
      populate,
      select: selectCard(kindOf(kinds, name)) as never,
      req: share(),
    });
    return new Map((docs as unknown as StoredDocument[]).map((doc) => [doc.id, doc]));
  }

  async function readOne({ collection, id }: { collection: string; id: number }): Promise<FoundDocument | undefined> {
    const batch = waiting.get(collection) ?? { ids: [], found: readTogether(collection) };
    waiting.set(collection, batch);
    batch.ids.push(id);
    const doc = (await batch.found).get(id);
    return doc && { collection, doc };
  }

  const cards = keepReads(
    readOne,
    ({ collection, id }, { doc }) => [
      documentTag(collection, id),
      cardTag(collection, id),
      ...relations.tagsOf(collection, doc),
    ],
    MAX_CARDS,
  );
  return {
    async read(kind, ids) {
      const found = await Promise.all(ids.map((id) => cards.get({ collection: kind, id })));
      return found.flatMap((card) => card ?? []);
    },
    change: cards.change,
  };
}
