import type { Payload } from 'payload';
import type { Schema } from '../../cms/relations/visitRelations.ts';
import type { TranslationLocale } from '../../cms/translations/languages.ts';
import type { ContentSource } from '../contentSource.ts';
import type { DocumentView } from '../documentTypes.ts';
import { ONLY_PUBLISHED } from '../published.ts';
import { translateDocument } from '../reads/readTranslations.ts';
import type { FoundDocument } from '../types.ts';
import { speakRelated, type Words } from './speakRelated.ts';

/** Reads the published translations of some documents into a language. */
export async function readWords(payload: Payload, names: readonly string[], locale: TranslationLocale): Promise<Words> {
  if (names.length === 0) return new Map();
  const { docs } = await payload.find({
    collection: 'translations',
    where: { and: [{ of: { in: [...new Set(names)] } }, { locale: { equals: locale } }, ONLY_PUBLISHED] },
    depth: 0,
    pagination: false,
  });
  return new Map(docs.map((row) => [row.of, row]));
}

/** The name under which a document is translated. */
export function nameOf({ collection, id }: Pick<DocumentView, 'collection' | 'id'>): string {
  return `${collection}:${id}`;
}

/** The card of a document with its translation, and the translated names of its terms and pictures; unchanged without one. */
export function translateCard(
  found: FoundDocument,
  words: Words,
  schema: Schema,
  view: ContentSource['view'],
): DocumentView {
  const row = words.get(nameOf({ collection: found.collection, id: found.doc.id }));
  if (!row) return view(found.collection, found.doc);
  const document = view(found.collection, translateDocument(found, row, schema).doc);
  return { ...speakRelated(document, words, schema), locale: row.locale };
}
