import type { CollectionSlug, Payload, PayloadRequest, TypedUser, Where } from 'payload';
import { documentsOf, taxonomiesOf } from '../../cms/documentFacts.ts';
import { canonicalPath } from '../../shared/urls.ts';
import { slugAfter } from '../paths/resolve.ts';

const PAGE = /page\/\d+\/$/;

interface Editor {
  payload: Payload;
  user: TypedUser;
}

/**
 * Finds the document to edit for the page at a path: a document or a term, published or not.
 * @param path as in a URL, encoded
 * @returns undefined where there is none, or none that the editor may change
 */
export async function findEdited(
  path: string,
  editor: Editor,
): Promise<{ collection: CollectionSlug; id: number | string } | undefined> {
  const canonical = canonicalPath(path);
  if (!canonical) return undefined;
  const { config } = editor.payload;
  const places = documentsOf(config).map(({ slug }): [CollectionSlug, Where] => [
    slug,
    { path: { equals: canonical } },
  ]);
  for (const { basePath, slug } of taxonomiesOf(config)) {
    const term = slugAfter(basePath, canonical.replace(PAGE, ''));
    if (term) places.push([slug, { slug: { equals: term } }]);
  }
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
