import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  GlobalAfterChangeHook,
  PayloadRequest,
} from 'payload';
import { emitContentChange } from '../../shared/contentEvents.ts';
import { lockName } from '../database/lockName.ts';
import { onCommit } from '../database/withTransactions.ts';
import { publicStateBefore, readPublicState } from './publicState.ts';

/**
 * Raises the content version, once per transaction: a row that other processes poll, and an event in this one, sent after
 * the commit, so that no page is rendered from what is not stored yet.
 */
export async function raiseContentVersion(req: PayloadRequest): Promise<void> {
  const transaction = await req.transactionID;
  if (transaction && req.context.contentVersionRaisedIn === transaction) return;
  req.context.contentVersionRaisedIn = transaction;
  // Two first publishes at once would otherwise make a row each.
  await lockName(req, 'content-version');
  const token = crypto.randomUUID();
  await req.payload.updateGlobal({
    slug: 'content-version',
    data: { token },
    overrideAccess: true,
    req,
  });
  await onCommit(req, () => emitContentChange(token));
}

/** Raises the version when a save of a document with drafts changes what visitors see: it publishes or unpublishes. */
export const publishedChanged: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  if (await hasChangedForVisitors(collection.slug, doc, req)) await raiseContentVersion(req);
  return doc;
};

async function hasChangedForVisitors(
  collection: string,
  doc: { id: number | string; _status?: string },
  req: PayloadRequest,
): Promise<boolean> {
  if (doc._status !== 'draft') return true;
  // A draft beside the published row changes nothing for visitors; one in its place takes the page away from them.
  if (!publicStateBefore(collection, doc.id, req).isPublished) return false;
  return !(await readPublicState(collection, doc.id, req)).isPublished;
}

/** Raises the version when a document that visitors could see is deleted. */
export const publishedDeleted: CollectionAfterDeleteHook = async ({ doc, req }) => {
  if (doc._status !== 'draft') await raiseContentVersion(req);
  return doc;
};

/** Raises the version on every save of a global. */
export const globalChanged: GlobalAfterChangeHook = async ({ doc, req }) => {
  await raiseContentVersion(req);
  return doc;
};
