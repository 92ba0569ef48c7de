import { APIError, type CollectionBeforeOperationHook, type Where } from 'payload';
import type { Values } from '../../shared/isObject.ts';
import { t } from '../../shared/studioWords/t.ts';
import { slugOf } from '../slugOf.ts';

interface WriteArgs {
  data?: Values;
  draft?: boolean;
  autosave?: boolean;
  trash?: boolean;
  /** Id of the version that is restored. */
  id?: number | string;
  duplicateFromID?: number | string;
}

/**
 * Soft delete: decides what a write with `deletedAt` means. Moving into the trash also unpublishes, at the server's time, and changes nothing else;
 * restoring makes a draft, unless it is published at once; any other write ignores it. Documents in the trash are not copied, and versions saved
 * there are not restored.
 * @throws APIError 409
 */
export const controlTrash: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  const write = args as WriteArgs;
  if (operation === 'restoreVersion' && write.id !== undefined) {
    const where: Where = { and: [{ id: { equals: write.id } }, { 'version.deletedAt': { exists: true } }] };
    const { totalDocs } = await req.payload.db.countVersions({ collection: slugOf(collection.slug), where, req });
    if (totalDocs > 0) throw inTrash(t('This version was kept while it was in the trash. Restore an earlier one.'));
  }
  if (operation === 'create' && write.duplicateFromID !== undefined) {
    const where: Where = { and: [{ id: { equals: write.duplicateFromID } }, { deletedAt: { exists: true } }] };
    const { totalDocs } = await req.payload.db.count({ collection: slugOf(collection.slug), where, req });
    if (totalDocs > 0) throw inTrash(t('This is in the trash. Restore it first.'));
  }
  if ((operation !== 'update' && operation !== 'create') || !write.data || !('deletedAt' in write.data)) return args;
  const { deletedAt, ...rest } = write.data;
  const hasDrafts = Boolean(collection.versions?.drafts);
  if (operation === 'update' && deletedAt) {
    const data = { deletedAt: new Date().toISOString(), ...(hasDrafts && { _status: 'draft' }) };
    return { ...args, data, draft: false, autosave: false };
  }
  if (operation === 'update' && write.trash) {
    const status = rest._status === 'published' ? 'published' : 'draft';
    return { ...args, data: { deletedAt: null, ...(hasDrafts && { _status: status }) }, draft: false };
  }
  return { ...args, data: rest };
};

function inTrash(words: string): Error {
  return new APIError(words, 409, undefined, true);
}
