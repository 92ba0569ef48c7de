import type { Payload } from 'payload';
import type { Translation } from '../../cms/payload-types.ts';
import type { Schema } from '../../cms/relations/visitRelations.ts';
import { slugOf } from '../../cms/slugOf.ts';
import { applyTranslation } from '../../cms/translations/applyTranslation.ts';
import { isTranslationLocale, type TranslationLocale } from '../../cms/translations/languages.ts';
import { readSource } from '../../cms/translations/readSource.ts';
import { DEFAULT_LOCALE } from '../../shared/locales.ts';
import type { Alternate, DocumentLanguages, StoredDocument, TranslatedPath } from '../documentTypes.ts';
import type { ReadKinds } from '../kinds.ts';
import type { ListedAddress } from '../listTypes.ts';
import { ONLY_PUBLISHED } from '../published.ts';
import type { FoundDocument } from '../types.ts';

/** The language of a path, by its prefix; undefined for the default. */
export function languageOfPath(path: string): TranslationLocale | undefined {
  const [, code] = path.split('/');
  return isTranslationLocale(code) ? code : undefined;
}

/** The published translation at an address. */
export async function findTranslation(payload: Payload, path: string): Promise<Translation | undefined> {
  const { docs } = await payload.find({
    collection: 'translations',
    where: { and: [{ path: { equals: path } }, ONLY_PUBLISHED] },
    depth: 0,
    limit: 1,
    pagination: false,
  });
  return docs[0];
}

/** The pages of a document in the languages that the site offers, the default first. */
export async function findAlternates(
  payload: Payload,
  of: string,
  sourcePath: string,
  offered: readonly TranslationLocale[],
): Promise<Alternate[]> {
  const { docs } = await payload.find({
    collection: 'translations',
    where: { and: [{ of: { equals: of } }, ONLY_PUBLISHED] },
    depth: 0,
    pagination: false,
    select: { locale: true, path: true },
  });
  const others = offered.flatMap((locale) => docs.find((row) => row.locale === locale) ?? []);
  const pages = others.flatMap(({ locale, path }) => (path ? [{ locale, path }] : []));
  return [{ locale: DEFAULT_LOCALE, path: sourcePath }, ...pages];
}

/** The languages into which something without an address is translated, in the order of the settings. */
export async function findLocales(
  payload: Payload,
  of: string,
  offered: readonly TranslationLocale[],
): Promise<TranslationLocale[]> {
  const { docs } = await payload.find({
    collection: 'translations',
    where: { and: [{ of: { equals: of } }, ONLY_PUBLISHED] },
    depth: 0,
    pagination: false,
    select: { locale: true },
  });
  return offered.filter((locale) => docs.some((row) => row.locale === locale));
}

/** The ids of the documents of a kind that are published in a language. */
export async function findTranslatedIds(
  payload: Payload,
  collection: string,
  locale: TranslationLocale,
): Promise<ReadonlySet<number>> {
  const { docs } = await payload.db.find<Translation>({
    collection: 'translations',
    where: { and: [{ of: { like: `${collection}:` } }, { locale: { equals: locale } }, ONLY_PUBLISHED] },
    select: { of: true },
    limit: 0,
    pagination: false,
    req: {},
  });
  const named = docs.map(({ of }) => readSource(of));
  return new Set(named.flatMap((source) => (source?.collection === collection ? [source.id] : [])));
}

/** The published documents at some paths, with the path of each in a language. */
export async function findTranslatedPaths(
  payload: Payload,
  kinds: ReadKinds,
  paths: readonly string[],
  locale: TranslationLocale,
): Promise<TranslatedPath[]> {
  if (paths.length === 0) return [];
  const ofKinds = [...kinds].map(async ({ name }) => {
    const { docs } = await payload.db.find<StoredDocument>({
      collection: slugOf(name),
      where: { and: [{ path: { in: [...paths] } }, ONLY_PUBLISHED] },
      select: { path: true },
      limit: paths.length,
      pagination: false,
      req: {},
    });
    return docs.flatMap(({ id, path }) => (path ? [{ collection: name, id, sourcePath: path }] : []));
  });
  const found = (await Promise.all(ofKinds)).flat();
  const { docs } = await payload.find({
    collection: 'translations',
    where: {
      and: [
        { of: { in: found.map(({ collection, id }) => `${collection}:${id}`) } },
        { locale: { equals: locale } },
        ONLY_PUBLISHED,
      ],
    },
    depth: 0,
    pagination: false,
    select: { of: true, path: true },
  });
  const translated = new Map(docs.map(({ of, path }) => [of, path]));
  return found.map((document) => ({
    ...document,
    path: translated.get(`${document.collection}:${document.id}`) ?? undefined,
  }));
}

/**
 * A document with the texts and the path of its translation.
 * @param options.isPartial whether rich texts are shown that are not wholly translated yet
 */
export function translateDocument(
  { collection, doc }: FoundDocument,
  row: Translation,
  schema: Schema,
  options: { isPartial?: boolean } = {},
): FoundDocument & { translation: NonNullable<DocumentLanguages['translation']> } {
  const { document, translated } = applyTranslation(schema.fieldsOf(collection), doc, schema, row, options);
  return {
    collection,
    doc: { ...document, path: row.path },
    translation: { locale: row.locale, sourcePath: doc.path ?? '/', translated },
  };
}

/** Addresses of published translations for the sitemap, in the order of their ids. */
export async function listTranslations(
  payload: Payload,
  of: ReadonlySet<string>,
  offered: readonly TranslationLocale[],
): Promise<ListedAddress[]> {
  const { docs } = await payload.find({
    collection: 'translations',
    where: { and: [{ locale: { in: [...offered] } }, ONLY_PUBLISHED] },
    depth: 0,
    pagination: false,
    sort: 'id',
    select: { of: true, path: true, updatedAt: true },
  });
  return docs
    .filter((row) => of.has(row.of))
    .flatMap(({ id, path, updatedAt }) =>
      path ? [{ id, path, updatedAt, publishedAt: undefined, picture: undefined }] : [],
    );
}
