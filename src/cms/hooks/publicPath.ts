import type { CollectionBeforeChangeHook, Field } from 'payload';
import { publicStateBefore } from './publicState.ts';

/** The address at which visitors last saw a document, kept while it is not published; nobody edits it. */
export const publicPathField: Field = { name: 'publicPath', type: 'text', hidden: true };

/** Keeps the last public address, whatever the request says. Comes after `rememberPublicState`. */
export const keepPublicPath: CollectionBeforeChangeHook = ({ collection, data, operation, originalDoc, req }) => {
  const before = operation === 'update' ? publicStateBefore(collection.slug, originalDoc.id, req) : undefined;
  const isPublished = (data._status ?? originalDoc?._status) === 'published';
  return { ...data, publicPath: isPublished ? (data.path ?? originalDoc?.path) : before?.publicPath };
};
