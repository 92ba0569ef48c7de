import type { CollectionBeforeChangeHook, CollectionSlug, PayloadRequest } from 'payload';

/** What visitors see of a document: not the newest draft, but the row that was published last. */
export interface PublicState {
  isPublished: boolean;
  path: string | undefined;
  /** The address at which it was last published. */
  publicPath: string | undefined;
}

/** Reads what visitors see of a document at this point of the request's transaction. */
export async function readPublicState(
  collection: string,
  id: number | string,
  req: PayloadRequest,
): Promise<PublicState> {
  const row = await req.payload.db.findOne<{ id: number; _status?: string; path?: string; publicPath?: string | null }>(
    {
      collection: collection as CollectionSlug,
      where: { id: { equals: id } },
      req,
    },
  );
  const isPublished = row?._status === 'published';
  return { isPublished, path: row?.path, publicPath: isPublished ? row?.path : (row?.publicPath ?? undefined) };
}

/** Notes what visitors see before a save, for the hooks after it: by then the row has changed. */
export const rememberPublicState: CollectionBeforeChangeHook = async ({
  collection,
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation === 'update') {
    req.context[key(collection.slug, originalDoc.id)] = await readPublicState(collection.slug, originalDoc.id, req);
  }
  return data;
};

/** What visitors saw before the save whose hooks are running; a new document was not seen. */
export function publicStateBefore(collection: string, id: number | string, req: PayloadRequest): PublicState {
  return (
    (req.context[key(collection, id)] as PublicState | undefined) ?? {
      isPublished: false,
      path: undefined,
      publicPath: undefined,
    }
  );
}

function key(collection: string, id: number | string): string {
  return `publicState:${collection}:${id}`;
}
