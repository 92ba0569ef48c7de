import type { PayloadRequest, SanitizedCollectionConfig } from 'payload';
import { labelOf } from '../../../shared/labelOf.ts';
import { menuCollections } from './menuCollections.ts';

/** Maximum number of documents of one kind offered; with more, staff type more of the title. */
const MAX_OF_KIND = 6;
/** Minimum number of characters before a search: fewer match every title. */
const MIN_LENGTH = 2;

/** A document, by its title. */
export interface Titled {
  label: string;
  href: string;
  /** Kind, such as `Page`. */
  about: string;
}

/** Documents whose titles contain the search text, in every collection of the menu that the account may read; the latest edited first. */
export async function findTitles(req: PayloadRequest, typed: string): Promise<Titled[]> {
  const sought = typed.trim();
  if (sought.length < MIN_LENGTH) return [];
  const found: Titled[] = [];
  // One after the other: concurrent queries would use up all connections.
  for (const collection of await menuCollections(req)) found.push(...(await findIn(req, collection, sought)));
  return found;
}

async function findIn(req: PayloadRequest, collection: SanitizedCollectionConfig, sought: string): Promise<Titled[]> {
  const { admin, flattenedFields, slug, timestamps, versions } = collection;
  const title = admin.useAsTitle;
  const isText = flattenedFields.some(({ name, type }) => name === title && (type === 'text' || type === 'email'));
  if (!title || !isText) return [];
  const { docs } = await req.payload.find({
    collection: slug,
    depth: 0,
    draft: Boolean(versions?.drafts),
    limit: MAX_OF_KIND,
    overrideAccess: false,
    pagination: false,
    req,
    select: { [title]: true },
    sort: timestamps ? '-updatedAt' : '-id',
    where: { [title]: { like: sought } },
  });
  return docs.map((doc) => ({
    label: String(Object.entries(doc).find(([name]) => name === title)?.[1] ?? ''),
    href: `/admin/collections/${slug}/${doc.id}`,
    about: labelOf(collection),
  }));
}
