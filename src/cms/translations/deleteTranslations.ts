import type { CollectionAfterDeleteHook } from 'payload';
import { TRANSLATIONS } from '../documentFacts.ts';

/** Deletes the translations of a document that is deleted for good. */
export const deleteTranslations: CollectionAfterDeleteHook = async ({ collection, id, req }) => {
  const where = { of: { equals: `${collection.slug}:${id}` } };
  await req.payload.delete({ collection: TRANSLATIONS, where, overrideAccess: true, req });
};
