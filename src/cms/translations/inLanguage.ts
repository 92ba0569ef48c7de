import type { Payload, PayloadRequest } from 'payload';
import { TRANSLATIONS } from '../documentFacts.ts';
import type { Translation } from '../payload-types.ts';
import { schemaOf } from '../relations/schemaOf.ts';
import { applyTranslation } from './applyTranslation.ts';
import { isTranslationLocale } from './languages.ts';

/**
 * An entry, or settings as the first entry of their kind, with the published translation applied, for responses to one visitor; pages read by `ContentReader`, which notes their dependencies.
 * @param req of an open transaction
 * @returns the entry itself where it has no translation into the language
 */
export async function inLanguage<Entry extends { id: number }>(
  payload: Payload,
  collection: string,
  entry: Entry,
  locale: string | null | undefined,
  req?: PayloadRequest,
): Promise<Entry> {
  const row = await findTranslationRow(payload, `${collection}:${entry.id}`, locale, req);
  if (!row) return entry;
  const schema = schemaOf(payload);
  const fields = schema.fieldsOf(collection) ?? schema.globalFieldsOf(collection);
  return applyTranslation(fields, entry, schema, row).document;
}

/** The published translation of a document or entry. */
export async function findTranslationRow(
  payload: Payload,
  of: string,
  locale: string | null | undefined,
  req?: PayloadRequest,
): Promise<Translation | undefined> {
  if (!isTranslationLocale(locale)) return undefined;
  const { docs } = await payload.find({
    collection: TRANSLATIONS,
    where: { and: [{ of: { equals: of } }, { locale: { equals: locale } }, { _status: { equals: 'published' } }] },
    depth: 0,
    limit: 1,
    pagination: false,
    ...(req && { req }),
  });
  return docs[0];
}
