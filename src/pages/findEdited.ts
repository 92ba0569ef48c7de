import type { CollectionSlug, Payload, PayloadRequest, TypedUser, Where } from 'payload';
import { canonicalPath } from '../shared/urls.ts';

interface Editor {
  payload: Payload;
  user: TypedUser;
}

const TERM = /^\/(category|tag)\/([^/]+)\/(?:page\/\d+\/)?$/;

/**
 * The document that somebody would change to change the page at a path: a page, an article, or a term, published or not.
 * @param path as it stands in an address, encoded
 * @returns undefined where there is none, or none that they may change
 */
export async function findEdited(
  path: string,
  editor: Editor,
): Promise<{ collection: CollectionSlug; id: number | string } | undefined> {
  const canonical = canonicalPath(path);
  if (!canonical) return undefined;
  const [, kind, slug] = TERM.exec(canonical) ?? [];
  const places: [CollectionSlug, Where][] = [
    ['pages', { path: { equals: canonical } }],
    ['posts', { path: { equals: canonical } }],
  ];
  if (kind) places.push([kind === 'category' ? 'categories' : 'tags', { slug: { equals: slug } }]);
  for (const [collection, where] of places) {
    const id = await findChangeable(collection, where, editor);
    if (id !== undefined) return { collection, id };
  }
  return undefined;
}

async function findChangeable(
  collection: CollectionSlug,
  where: Where,
  { payload, user }: Editor,
): Promise<number | string | undefined> {
  const mayUpdate = await payload.collections[collection].config.access.update({
    req: { payload, user } as PayloadRequest,
  });
  if (!mayUpdate) return undefined;
  const { docs } = await payload.find({
    collection,
    where: typeof mayUpdate === 'object' ? { and: [where, mayUpdate] } : where,
    depth: 0,
    limit: 1,
    pagination: false,
    select: {},
  });
  return docs[0]?.id;
}
