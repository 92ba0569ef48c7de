import type { Payload } from 'payload';
import type { ShownAs } from '../cms/hooks/touchedTags.ts';
import { slugOf } from '../cms/slugOf.ts';
import { ONLY_PUBLISHED } from './published.ts';
import type { SharedContent } from './types.ts';

/** The collections that any page may show, each with whole entries or some fields. */
export type Everywhere = ReadonlyMap<string, NonNullable<ShownAs['everywhere']>>;

/** Finds these collections by their `shownAs`. */
export function everywhereOf({ collections }: Pick<Payload, 'collections'>): Everywhere {
  return new Map(
    Object.values(collections).flatMap(({ config }) => {
      const { everywhere } = (config.custom?.shownAs ?? {}) as ShownAs;
      return everywhere ? [[config.slug, everywhere] as const] : [];
    }),
  );
}

/** Reads their published entries: whole ones with their relations, else the shared fields with ids for relations. */
export async function loadSharedEntries(payload: Payload, everywhere: Everywhere): Promise<SharedContent['entries']> {
  const found = await Promise.all(
    [...everywhere].map(async ([slug, fields]) => [slug, await readShared(payload, slug, fields)] as const),
  );
  return Object.fromEntries(found);
}

async function readShared(payload: Payload, slug: string, fields: true | readonly string[]): Promise<object[]> {
  const collection = slugOf(slug);
  const { docs } = await payload.find({
    collection,
    ...(payload.collections[collection]?.config.versions?.drafts && { where: ONLY_PUBLISHED }),
    // No `select`: with one the adapter loses the documents that conditions refer to.
    depth: fields === true ? 1 : 0,
    limit: 0,
    pagination: false,
    sort: 'id',
  });
  if (fields === true) return docs;
  return docs.map((doc) => Object.fromEntries(['id', ...fields].map((name) => [name, doc[name as keyof typeof doc]])));
}

/** The entries that are shown whole, with their collections; single fields show nothing of related documents. */
export function wholeEntries(
  { entries }: Pick<SharedContent, 'entries'>,
  everywhere: Everywhere,
): [collection: string, entry: object][] {
  return [...everywhere].flatMap(([slug, fields]) =>
    fields === true ? (entries[slug] ?? []).map((entry): [string, object] => [slug, entry]) : [],
  );
}
