import {
  type BlockSlug,
  buildVersionCollectionFields,
  type CollectionSlug,
  executeAccess,
  type Field,
  type FlattenedField,
  type PayloadRequest,
  type SanitizedCollectionConfig,
} from 'payload';
import { isSlot } from '../fields/layout.ts';

/** Root of a field path. */
export interface ReadableScope {
  readonly fields: readonly FlattenedField[];
}

/** A document without an owner: a field readable in it is readable in every document. */
const NOBODYS = Object.freeze({ id: Number.NaN });

/** The fields of a collection's documents, and of their versions when it keeps any. */
export function scopeOf(collection: SanitizedCollectionConfig, { payload }: PayloadRequest): ReadableScope {
  if (!collection.versions) return { fields: collection.flattenedFields };
  return {
    fields: [...collection.flattenedFields, ...buildVersionCollectionFields(payload.config, collection, true)],
  };
}

/**
 * Resolves a field path through groups, arrays, blocks and relationships.
 * @param path field names, as in `['author', 'name']`; locales (`['title', 'fr']`) may stand between them
 * @returns the fields at its end (several when blocks share a name; none for `id` and for paths inside JSON), or
 * undefined when the path does not exist or the requester may not read everything on it
 */
export async function findReadable(
  path: readonly string[],
  { fields }: ReadableScope,
  req: PayloadRequest,
): Promise<FlattenedField[] | undefined> {
  const [name, ...rest] = path;
  if ((name === 'id' || name === '_id') && !rest.length) return [];
  const named = fields.filter((field) => field.name === name);
  if (!named.length) return undefined;
  const ends: FlattenedField[] = [];
  for (const field of named) {
    const found = (await isReadable(field, req)) ? await follow(field, rest, req) : undefined;
    if (!found) return undefined;
    ends.push(...found);
  }
  return ends;
}

async function follow(
  field: FlattenedField,
  rest: readonly string[],
  req: PayloadRequest,
): Promise<FlattenedField[] | undefined> {
  const [next, ...after] = rest;
  const inside = fieldsInside(field, req);
  if (next === undefined) return (await areReadable(inside, req)) ? [field] : undefined;
  if (isLanguage(next, req) && !inside.some(({ name }) => name === next)) return follow(field, after, req);
  // Databases cannot query inside a layout, and its blocks have settings that must not be queried.
  if (field.type === 'richText' && isSlot(field as Field)) return undefined;
  if (field.type === 'json' || field.type === 'richText') return [];
  if (field.type === 'blocks' && next === 'blockType') return after.length ? undefined : [];
  if (field.type !== 'join' && 'relationTo' in field && Array.isArray(field.relationTo))
    return /^(relationTo|value)$/.test(next) && !after.length ? [] : undefined;
  const related = relatedTo(field);
  if (!related.length) return findReadable(rest, { fields: inside }, req);
  if (field.type !== 'join' && next === 'id' && !after.length) return [];
  const ends = await Promise.all(related.map((slug) => followInto(slug, rest, req)));
  return ends.every((end) => end !== undefined) ? ends.flat() : undefined;
}

/** Continues in a related collection, if the requester may read it; Payload checks which documents. */
async function followInto(
  slug: CollectionSlug,
  path: readonly string[],
  req: PayloadRequest,
): Promise<FlattenedField[] | undefined> {
  const collection = req.payload.collections[slug].config;
  const access = await executeAccess({ disableErrors: true, req }, collection.access.read);
  return access ? findReadable(path, { fields: collection.flattenedFields }, req) : undefined;
}

async function isReadable(field: FlattenedField, req: PayloadRequest): Promise<boolean> {
  if ('hidden' in field && field.hidden) return false;
  const read = 'access' in field ? field.access?.read : undefined;
  return read ? (await read({ data: NOBODYS, doc: NOBODYS, req, siblingData: NOBODYS })) === true : true;
}

/** A condition on a group needs read access to every field in it. */
async function areReadable(fields: readonly FlattenedField[], req: PayloadRequest): Promise<boolean> {
  for (const field of fields) {
    if (!(await isReadable(field, req))) return false;
    if (field.type !== 'blocks' && !(await areReadable(fieldsInside(field, req), req))) return false;
  }
  return true;
}

function fieldsInside(field: FlattenedField, { payload }: PayloadRequest): FlattenedField[] {
  if (field.type === 'blocks') {
    const blocks = field.blockReferences ?? field.blocks;
    return blocks.flatMap(
      (block) => (typeof block === 'string' ? payload.blocks[block as BlockSlug] : block).flattenedFields,
    );
  }
  return 'flattenedFields' in field ? field.flattenedFields : [];
}

/** The collections that a field points at. */
export function relatedTo(field: FlattenedField): CollectionSlug[] {
  if (field.type === 'join') return [field.collection].flat();
  if (field.type === 'relationship' || field.type === 'upload') return [field.relationTo].flat();
  return [];
}

function isLanguage(segment: string, { payload }: PayloadRequest): boolean {
  const { localization } = payload.config;
  return localization !== false && localization.localeCodes.includes(segment);
}
