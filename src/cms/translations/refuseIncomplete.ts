import { APIError, type CollectionBeforeChangeHook } from 'payload';
import { schemaOf } from '../relations/schemaOf.ts';
import type { TranslatedFields } from './applyTranslation.ts';
import { findMissing } from './findMissing.ts';
import { findSource } from './findSource.ts';

/** Number of missing texts that a refusal names. */
const NAMED = 5;

/**
 * Refuses to publish a translation without a text that it needs: all of the document itself, and those that its blocks require. Others stay in the
 * words of the source, and are marked with their language.
 * @throws APIError 400 that names them
 */
export const refuseIncomplete: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  if (data._status !== 'published') return data;
  const source = await findSource(req, data.of ?? originalDoc?.of);
  if (!source)
    throw new APIError('The document of this translation is gone, so it cannot be published.', 400, undefined, true);
  const schema = schemaOf(req.payload);
  const row: TranslatedFields = { ...originalDoc, ...data };
  const missing = findMissing(source, schema, row);
  if (missing.length === 0) return data;
  const more = missing.length > NAMED ? `, and ${missing.length - NAMED} more` : '';
  // Without a colon: the studio takes the text after one for a list, and splits it at its commas.
  const words = `These texts are needed before it can be published – ${missing.slice(0, NAMED).join('; ')}${more}. Until then, save it as a draft.`;
  throw new APIError(words, 400, undefined, true);
};
