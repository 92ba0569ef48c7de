import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, Payload, PayloadRequest, Where } from 'payload';
import { readRowId } from '../../shared/rowId.ts';
import { t } from '../../shared/studioWords/t.ts';
import { mayEdit, roleOf } from '../access/roles.ts';
import { documentsOf } from '../documentFacts.ts';
import type { ReviewRequest } from '../payload-types.ts';
import { slugOf } from '../slugOf.ts';
import { REVIEW_REQUESTS } from './words.ts';

/** A document as reviews know it. */
export interface Reviewed {
  /** As `pages/7`. */
  name: string;
  title: string;
  author: number | undefined;
  isPublished: boolean;
}

/** The document of a name, if the sender of a request may read it. */
export async function findReviewed(req: PayloadRequest, name: unknown): Promise<Reviewed | undefined> {
  const [slug = '', key = ''] = typeof name === 'string' ? name.split('/') : [];
  const id = readRowId(key);
  const { payload } = req;
  if (id === undefined || !documentsOf(payload.config).some((each) => each.slug === slug)) return undefined;
  const select = { title: true, author: true, _status: true } as const;
  const query = { depth: 0, disableErrors: true, draft: true, overrideAccess: false, req, select } as const;
  const found = (await payload.findByID({ ...query, collection: slugOf(slug), id })) as Stored | null;
  if (!found) return undefined;
  const { _status, author, title } = found;
  return {
    name: `${slug}/${id}`,
    title: title || t('Untitled'),
    author: typeof author === 'number' ? author : undefined,
    isPublished: _status === 'published',
  };
}

interface Stored {
  title?: string | null;
  author?: unknown;
  _status?: string | null;
}

/** Permission about the review of a document: its author sends it, editors answer. */
export function mayReview(req: PayloadRequest, { author, isPublished }: Reviewed): 'send' | 'answer' | undefined {
  if (isPublished) return undefined;
  if (mayEdit(req)) return 'answer';
  return roleOf(req) === 'author' && author !== undefined && author === req.user?.id ? 'send' : undefined;
}

/** The row of a document's review. */
export async function findRequest(req: PayloadRequest, name: string): Promise<ReviewRequest | undefined> {
  const where: Where = { document: { equals: name } };
  const { docs } = await req.payload.find({ collection: REVIEW_REQUESTS, depth: 1, limit: 1, req, where });
  return docs[0];
}

/** Rows that match a condition, those that wait longest first. */
export async function findRequests(payload: Payload, where: Where, limit: number): Promise<ReviewRequest[]> {
  const { docs } = await payload.find({ collection: REVIEW_REQUESTS, depth: 1, limit, sort: 'updatedAt', where });
  return docs;
}

/** Name of the account that sent a draft for review; empty when it is gone. */
export function senderOf({ sender }: Pick<ReviewRequest, 'sender'>): string {
  return typeof sender === 'object' && sender ? sender.name : '';
}

/** Ends the review of a document that is published. */
export const endReviewWhenPublished: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  if (doc._status === 'published') await remove(req, `${collection.slug}/${doc.id}`);
  return doc;
};

/** Ends the review of a document that is deleted. */
export const endReviewWhenDeleted: CollectionAfterDeleteHook = async ({ collection, id, req }) =>
  remove(req, `${collection.slug}/${id}`);

async function remove(req: PayloadRequest, document: string): Promise<void> {
  await req.payload.db.deleteMany({ collection: REVIEW_REQUESTS, req, where: { document: { equals: document } } });
}
