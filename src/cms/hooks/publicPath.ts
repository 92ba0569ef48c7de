import type { CollectionBeforeChangeHook, Field } from 'payload';
import { publicStateBefore } from './publicState.ts';

/** The last public path of a document, kept while it is not published; hidden from editors. */
export const publicPathField: Field = { name: 'publicPath', type: 'text', hidden: true };

/** Keeps the last public path, whatever the request says. Runs after `rememberPublicState`. */
export const keepPublicPath: CollectionBeforeChangeHook = ({ collection, data, operation, originalDoc, req }) => {
  const before = operation === 'update' ? publicStateBefore(collection.slug, originalDoc.id, req) : undefined;
  const isPublished = (data._status ?? originalDoc?._status) === 'published';
  return { ...data, publicPath: isPublished ? (data.path ?? originalDoc?.path) : before?.publicPath };
};
