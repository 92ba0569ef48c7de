import type { FlattenedField, Payload, PopulateType } from 'payload';
import { inDefaultLanguage } from '../../cms/relations/inDefaultLanguage.ts';
import { schemaOf } from '../../cms/relations/schemaOf.ts';
import { slugOf } from '../../cms/slugOf.ts';
import type { Touched } from '../../shared/changes/contentEvents.ts';
import { isObject, type Values } from '../../shared/isObject.ts';
import type { StoredDocument } from '../documentTypes.ts';
import { kindOf, type ReadKinds } from '../kinds.ts';
import { ONLY_PUBLISHED } from '../published.ts';
import { selectCard } from '../reads/selectCard.ts';
import type { Relations } from '../tags/noteRelations.ts';
import type { FoundDocument } from '../types.ts';
import { keepDocuments } from './cachedDocuments.ts';

/** Cache of documents with the fields of cards, each until something on its card changes. */
export interface KeptCards {
  /** The cards of these ids, in their order; unpublished ones are left out. */
  read(kind: string, ids: readonly number[]): Promise<FoundDocument[]>;
  change(touched: Touched): void;
}

/** Cache size for cards: filters list the same documents again and again. One takes about 2 kB. */
const MAX_CARDS = 3_000;
/** Cache size for documents that cards refer to, such as pictures and terms, which many cards share. */
const MAX_RELATED = 1_000;

interface CardTools {
  payload: Payload;
  kinds: ReadKinds;
  populate: PopulateType;
  relations: Relations;
}

type Related = Values & { id: number };

/**
 * Cards are read without Payload's hooks, which take several times as long as the query; their relations are read with them, once for all cards
 * that share them.
 */
export function createKeptCards({ kinds, payload, populate, relations }: CardTools): KeptCards {
  const schema = schemaOf(payload);

  const related = keepDocuments<Related>({
    max: MAX_RELATED,
    async read(collection, ids) {
      const { docs } = await payload.find({
        collection: slugOf(collection),
        where: { id: { in: [...ids] } },
        limit: ids.length,
        pagination: false,
        depth: 0,
        select: populate[slugOf(collection)],
      });
      // Payload types rows by their collection, known here only by name; `select` has read these fields.
      return docs as unknown as Related[];
    },
  });

  const cards = keepDocuments<StoredDocument>({
    max: MAX_CARDS,
    async read(name, ids) {
      const { docs } = await payload.db.find<StoredDocument>({
        collection: slugOf(name),
        where: { and: [{ id: { in: [...ids] } }, ONLY_PUBLISHED] },
        select: selectCard(kindOf(kinds, name)),
        limit: ids.length,
        pagination: false,
        req: {},
      });
      const fields = schema.fieldsOf(name) ?? [];
      const read = docs.map((doc) => inDefaultLanguage(doc) as Values);
      // Payload types rows by their collection, known here only by name.
      return Promise.all(read.map(async (doc) => (await withRelated(fields, doc)) as unknown as StoredDocument));
    },
    tagsOf: (name, doc) => relations.tagsOf(name, doc),
  });

  /** Populates the relations of a document one level deep, as Payload's `depth: 1` does. */
  async function withRelated(fields: readonly FlattenedField[], doc: Values): Promise<Values> {
    const entries = fields.flatMap((field): Promise<[string, unknown]>[] => {
      const value = doc[field.name];
      if (value === undefined || value === null) return [];
      if (field.type === 'relationship' || field.type === 'upload')
        return [relatedOf(field.relationTo, value).then((found) => [field.name, found])];
      if ((field.type === 'group' || field.type === 'tab') && isObject(value))
        return [withRelated(field.flattenedFields, value).then((found) => [field.name, found])];
      return [];
    });
    return { ...doc, ...Object.fromEntries(await Promise.all(entries)) };
  }

  async function relatedOf(relationTo: string | readonly string[], value: unknown): Promise<unknown> {
    if (Array.isArray(value)) return Promise.all(value.map((each) => relatedOf(relationTo, each)));
    if (typeof relationTo !== 'string') {
      if (!isObject(value) || typeof value.relationTo !== 'string') return value;
      return { ...value, value: await relatedOf(value.relationTo, value.value) };
    }
    if (typeof value !== 'number') return value;
    const [found] = await related.get(relationTo, [value]);
    // A deleted relation stays a number.
    return found ?? value;
  }

  return {
    async read(kind, ids) {
      return (await cards.get(kind, ids)).map((doc) => ({ collection: kind, doc }));
    },
    change(touched) {
      related.change(touched);
      cards.change(touched);
    },
  };
}
