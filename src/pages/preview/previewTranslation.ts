import type { Payload, PayloadRequest } from 'payload';
import { TRANSLATIONS } from '../../cms/documentFacts.ts';
import type { Translation } from '../../cms/payload-types.ts';
import { schemaOf } from '../../cms/relations/schemaOf.ts';
import { slugOf } from '../../cms/slugOf.ts';
import { readSource } from '../../cms/translations/readSource.ts';
import { ownLanguages } from '../../cms/translations/translators.ts';
import type { StoredDocument } from '../../content/documentTypes.ts';
import { populateOf } from '../../content/reads/populate.ts';
import { translateDocument } from '../../content/reads/readTranslations.ts';
import type { PageView } from '../../render/types.ts';
import { isObject } from '../../shared/isObject.ts';
import { joinLocale } from '../../shared/locales.ts';
import type { ViewBuilder } from '../buildView.ts';
import type { Documents } from '../features.ts';

interface TranslationPreview {
  /** Of the translation. */
  id: number;
  /** Values of its form, of which the words count; absent: those of the newest draft. */
  data?: unknown;
  /** Staff member whose access rules apply. */
  user: unknown;
}

/**
 * A page in the words of a translation, on the newest draft of its document. Document and language are those of the stored translation, whatever a
 * form says.
 * @returns undefined where the user may read neither, and for what has no page, such as a menu
 */
export async function previewTranslation(
  { data, id, user }: TranslationPreview,
  views: ViewBuilder,
  { documents, payload }: { documents: Documents; payload: Payload },
): Promise<PageView | undefined> {
  if (!Number.isSafeInteger(id)) return undefined;
  const read = { disableErrors: true, draft: true, user } as const;
  const stored = await payload.findByID({ ...read, collection: TRANSLATIONS, id, depth: 0, overrideAccess: false });
  const name = readSource(stored?.of);
  if (!stored || !name || !documents.get(name.collection)) return undefined;
  const doc = await payload.findByID({
    ...read,
    ...{ collection: slugOf(name.collection), id: name.id, depth: 2, populate: populateOf(documents) },
    // Translators read what they translate.
    overrideAccess: ownLanguages({ user: user as PayloadRequest['user'] }) !== undefined,
  });
  if (!doc) return undefined;
  const { collection } = name;
  // Payload types rows by their collection, known here only by name.
  const source = doc as StoredDocument;
  const row = { ...stored, ...wordsOf(data) };
  const path = stored.path ?? joinLocale({ locale: stored.locale, path: source.path ?? '/' });
  const { doc: translated, translation } = translateDocument(
    { collection, doc: source },
    { ...row, path },
    schemaOf(payload),
    { isPartial: true },
  );
  return views.document(collection, translated, stored.locale, { alternates: [], translation });
}

/** The words among the values of a form. */
function wordsOf(data: unknown): Partial<Pick<Translation, 'description' | 'texts' | 'title'>> {
  if (!isObject(data)) return {};
  const { description, texts, title } = data;
  return {
    ...(typeof title === 'string' && { title }),
    ...(typeof description === 'string' && { description }),
    ...(isObject(texts) && { texts }),
  };
}
