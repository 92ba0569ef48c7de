import type {
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  PayloadRequest,
  SanitizedCollectionConfig,
} from 'payload';
import { slugOf } from '../slugOf.ts';
import type { Row } from './touchedTags.ts';

/** A document's public state: not the newest draft, but the row that was published last. */
export interface PublicState {
  isPublished: boolean;
  path: string | undefined;
  /** The path at which it was last published. */
  publicPath: string | undefined;
  /** The published row; undefined while it is not published. */
  row: Row | undefined;
}

type StoredRow = Row & { _status?: string; deletedAt?: string | null; path?: string; publicPath?: string | null };

const UNSEEN: PublicState = { isPublished: false, path: undefined, publicPath: undefined, row: undefined };

/** Reads a document's public state at this point of the request's transaction. */
export async function readPublicState(
  { slug, versions }: Pick<SanitizedCollectionConfig, 'slug' | 'versions'>,
  id: number | string,
  req: PayloadRequest,
): Promise<PublicState> {
  const row = await req.payload.db.findOne<StoredRow>({
    collection: slugOf(slug),
    where: { id: { equals: id } },
    req,
  });
  if (!row) return UNSEEN;
  const isPublished = !row.deletedAt && (versions?.drafts ? row._status === 'published' : true);
  return {
    isPublished,
    path: row.path,
    publicPath: isPublished ? row.path : (row.publicPath ?? undefined),
    row: isPublished ? row : undefined,
  };
}

/** Stores the public state before a save, for the hooks after it: by then the row has changed. */
export const rememberPublicState: CollectionBeforeChangeHook = async ({
  collection,
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation === 'update') await remember(collection, originalDoc.id, req);
  return data;
};

/** The same before a deletion. */
export const rememberDeleted: CollectionBeforeDeleteHook = ({ collection, id, req }) => remember(collection, id, req);

async function remember(
  collection: SanitizedCollectionConfig,
  id: number | string,
  req: PayloadRequest,
): Promise<void> {
  req.context[key(collection.slug, id)] = await readPublicState(collection, id, req);
}

/** The public state before the save or deletion whose hooks are running; undefined for a new document. */
export function publicStateBefore(collection: string, id: number | string, req: PayloadRequest): PublicState {
  return (req.context[key(collection, id)] as PublicState | undefined) ?? UNSEEN;
}

function key(collection: string, id: number | string): string {
  return `publicState:${collection}:${id}`;
}
