import { APIError, type CollectionBeforeChangeHook, type PayloadRequest } from 'payload';
import { t, tCount } from '../../shared/studioWords/t.ts';
import { schemaOf } from '../relations/schemaOf.ts';
import { listTexts, type TranslatedFields } from './applyTranslation.ts';
import { findMissing } from './findMissing.ts';
import { findSource, type Source } from './findSource.ts';
import { machineColumns } from './readTexts.ts';

/** Number of missing texts that a refusal names. */
const NAMED = 5;

/**
 * Refuses to publish a translation without a text that it needs: all of the document itself, and those that its blocks require. Others stay in the
 * words of the source, and are marked with their language. What a machine wrote waits for somebody to look at it.
 * @throws APIError 400 that names them, or counts those of a machine
 */
export const refuseIncomplete: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  if (data._status !== 'published') return data;
  const source = await findSource(req, data.of ?? originalDoc?.of);
  if (!source)
    throw new APIError(t('The document of this translation is gone, so it cannot be published.'), 400, undefined, true);
  const schema = schemaOf(req.payload);
  const row: TranslatedFields = { ...originalDoc, ...data };
  const missing = findMissing(source, schema, row);
  if (missing.length === 0) {
    await refuseMachine(req, row, source);
    return data;
  }
  const texts = missing.slice(0, NAMED).join(t('; '));
  const count = missing.length - NAMED;
  // Without a colon: the studio takes the text after one for a list, and splits it at its commas.
  const words =
    count > 0
      ? t(
          'These texts are needed before it can be published – {texts}, and {count} more. Until then, save it as a draft.',
          { texts, count },
        )
      : t('These texts are needed before it can be published – {texts}. Until then, save it as a draft.', { texts });
  throw new APIError(words, 400, undefined, true);
};

/** What a machine wrote is published when somebody has looked at it, unless the settings say otherwise. */
async function refuseMachine(req: PayloadRequest, row: TranslatedFields, source: Source): Promise<void> {
  const texts = listTexts(source.fields, source.document, schemaOf(req.payload), row.texts);
  const count = texts.filter(({ isByMachine }) => isByMachine).length + machineColumns(row).length;
  if (count === 0) return;
  const { publishesMachine } = await req.payload.findGlobal({ slug: 'languages', depth: 0, req });
  if (publishesMachine) return;
  const words = tCount(
    'One text was made by a machine, and nobody has looked at it yet. Read each, and press “It is right” or correct it; then publish.',
    '{count} texts were made by a machine, and nobody has looked at them yet. Read each, and press “It is right” or correct it; then publish.',
    count,
  );
  throw new APIError(words, 400, undefined, true);
}
