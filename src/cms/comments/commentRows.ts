import type { CollectionAfterDeleteHook, PayloadRequest, Where } from 'payload';
import type { CommentThread, DocumentComments, ShownComment } from '../../shared/comments.ts';
import { readRowId } from '../../shared/rowId.ts';
import { t } from '../../shared/studioWords/t.ts';
import { isSlot } from '../fields/layout.ts';
import type { BlockComment, User } from '../payload-types.ts';
import { slugOf } from '../slugOf.ts';

/** The collection of comments on blocks. */
export const BLOCK_COMMENTS = 'block-comments';
/** Most comments and answers on one document. */
export const MAX_COMMENTS = 500;
/** Most accounts that can be named. */
const MAX_PEOPLE = 200;

/** A document with blocks, as comments know it. */
export interface Commented {
  /** As `pages/7`. */
  name: string;
  title: string;
}

/** What has a layout and a name (a document, template, popup or form), if the sender of a request may read it. */
export async function findCommented(req: PayloadRequest, name: unknown): Promise<Commented | undefined> {
  const [slug = '', key = ''] = typeof name === 'string' ? name.split('/') : [];
  const id = readRowId(key);
  const { payload } = req;
  const config = payload.config.collections.find((each) => each.slug === slug);
  if (id === undefined || !config?.fields.some(isSlot)) return undefined;
  const query = { depth: 0, disableErrors: true, draft: true, overrideAccess: false, req } as const;
  const found = (await payload.findByID({ ...query, collection: slugOf(slug), id, select: { title: true } })) as {
    title?: string | null;
  } | null;
  return found ? { name: `${slug}/${id}`, title: found.title || t('Untitled') } : undefined;
}

/** All comments on a document, and who can be named in one. */
export async function readComments(req: PayloadRequest, document: string): Promise<DocumentComments> {
  const [rows, people] = [await findRows(req, document), await findPeople(req)];
  const answersOf = (id: number) => rows.filter(({ answers }) => answers === id).map(shownOf);
  const threads = rows
    .filter(({ answers }) => !answers)
    .map(
      (row): CommentThread => ({
        ...shownOf(row),
        block: row.block,
        resolvedBy: row.resolvedBy || undefined,
        answers: answersOf(row.id),
      }),
    );
  return { threads, people: people.map(({ name }) => name) };
}

/** The rows of a document, oldest first. */
export async function findRows(req: PayloadRequest, document: string): Promise<BlockComment[]> {
  const where: Where = { document: { equals: document } };
  const query = { collection: BLOCK_COMMENTS, depth: 1, limit: MAX_COMMENTS, pagination: false, sort: 'id' } as const;
  return (await req.payload.find({ ...query, req, where })).docs;
}

/** Accounts that write content and have accepted their invitation. */
export async function findPeople(req: PayloadRequest): Promise<User[]> {
  const where: Where = { and: [{ role: { in: ['admin', 'editor', 'author'] } }, { invitedUntil: { exists: false } }] };
  const query = { collection: 'users', depth: 0, limit: MAX_PEOPLE, pagination: false, sort: 'name' } as const;
  return (await req.payload.find({ ...query, req, where })).docs;
}

/** Deletes the comments on a document that is deleted for good. */
export const deleteComments: CollectionAfterDeleteHook = async ({ collection, id, req }) => {
  const where: Where = { document: { equals: `${collection.slug}/${id}` } };
  await req.payload.db.deleteMany({ collection: BLOCK_COMMENTS, req, where });
};

function shownOf({ author, createdAt, id, text }: BlockComment): ShownComment {
  return { id, by: typeof author === 'object' && author ? author.name : '', at: createdAt, text };
}
