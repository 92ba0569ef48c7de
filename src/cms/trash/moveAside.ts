import { APIError, type CollectionBeforeValidateHook } from 'payload';
import { t } from '../../shared/studioWords/t.ts';
import { findPathOwner } from '../fields/path/findPathOwner.ts';
import { asidePath, ownPath } from './asidePath.ts';

/**
 * Frees the path of a document that goes to the trash, for others to take, and sets it again when it is restored. What
 * is in the trash is not changed otherwise.
 * @throws APIError 409 when another document has the path meanwhile, or when something in the trash is edited
 */
export const moveAside: CollectionBeforeValidateHook = async ({ collection, data, operation, originalDoc, req }) => {
  if (operation !== 'update' || !data || !originalDoc) return data;
  const wasTrashed = Boolean(originalDoc.deletedAt);
  if (!wasTrashed && !data.deletedAt) return data;
  const { id, path } = originalDoc as { id: number; path?: string };
  if (wasTrashed && data.deletedAt !== null) {
    const words = t('This is in the trash. Restore it first.');
    throw new APIError(words, 409, undefined, true);
  }
  if (typeof path !== 'string') return data;
  if (data.deletedAt) return { ...data, path: asidePath(path, id) };
  const own = ownPath(path, id);
  const owner = await findPathOwner(own, req, { collection: collection.slug, id });
  if (!owner) return { ...data, path: own };
  const words = t('“{title}” has the address {path} meanwhile. Give that one another address, then restore this one.', {
    title: owner,
    path: own,
  });
  throw new APIError(words, 409, undefined, true);
};
