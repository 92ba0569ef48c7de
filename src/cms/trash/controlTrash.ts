import type { CollectionBeforeOperationHook } from 'payload';
import type { Values } from '../../shared/isObject.ts';

interface WriteArgs {
  data?: Values;
  draft?: boolean;
  autosave?: boolean;
  trash?: boolean;
}

/**
 * Decides what a write with `deletedAt` means. Into the trash: taken off the site at the same time, by the server's own
 * clock, and nothing else is changed. Out of it: back as a draft, unless it is published at once. In any other write it
 * means nothing.
 */
export const controlTrash: CollectionBeforeOperationHook = ({ args, collection, operation }) => {
  const asked = args as WriteArgs;
  if ((operation !== 'update' && operation !== 'create') || !asked.data || !('deletedAt' in asked.data)) return args;
  const { deletedAt, ...rest } = asked.data;
  const hasDrafts = Boolean(collection.versions?.drafts);
  if (operation === 'update' && deletedAt) {
    const data = { deletedAt: new Date().toISOString(), ...(hasDrafts && { _status: 'draft' }) };
    return { ...args, data, draft: false, autosave: false };
  }
  if (operation === 'update' && asked.trash) {
    const status = rest._status === 'published' ? 'published' : 'draft';
    return { ...args, data: { deletedAt: null, ...(hasDrafts && { _status: status }) }, draft: false };
  }
  return { ...args, data: rest };
};
