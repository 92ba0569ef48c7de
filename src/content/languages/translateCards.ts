import type { Payload } from 'payload';
import type { Translation } from '../../cms/payload-types.ts';
import type { Schema } from '../../cms/relations/visitRelations.ts';
import type { TranslationLocale } from '../../cms/translations/languages.ts';
import { readTexts } from '../../cms/translations/readTexts.ts';
import { joinLocale } from '../../shared/locales.ts';
import type { ContentSource } from '../contentSource.ts';
import type { DocumentView, TermView } from '../documentTypes.ts';
import { ONLY_PUBLISHED } from '../published.ts';
import { translateDocument } from '../reads/readTranslations.ts';
import type { FoundDocument } from '../types.ts';

/** Published translations by the names of what they translate (`tours:7`). */
export type Words = ReadonlyMap<string, Translation>;

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

/** Names of the terms of a document. */
export function termNames({ keywords, sections }: Pick<DocumentView, 'keywords' | 'sections'>): string[] {
  return [...sections, ...keywords].map(nameOf);
}

/** The card of a document with its translation, and the translated names of its terms; unchanged without one. */
export function translateCard(
  found: FoundDocument,
  words: Words,
  schema: Schema,
  view: ContentSource['view'],
): DocumentView {
  const row = words.get(nameOf({ collection: found.collection, id: found.doc.id }));
  if (!row) return view(found.collection, found.doc);
  const document = view(found.collection, translateDocument(found, row, schema).doc);
  return { ...translateTerms(document, words), locale: row.locale };
}

/** Translated description of a term, if the translation has one. */
export function describeTerm({ texts }: Pick<Translation, 'texts'>): string | undefined {
  return readTexts(texts)['/description']?.text.trim() || undefined;
}

/** A document with its terms' names in a language, where they are translated. */
export function translateTerms(document: DocumentView, words: Words): DocumentView {
  const inWords = (term: TermView): TermView => {
    const row = words.get(nameOf(term));
    if (!row) return term;
    const { locale, title } = row;
    return {
      ...term,
      title,
      description: describeTerm(row),
      path: joinLocale({ locale, path: term.path }),
      locale,
    };
  };
  return { ...document, sections: document.sections.map(inWords), keywords: document.keywords.map(inWords) };
}
