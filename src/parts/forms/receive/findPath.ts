import type { Payload } from 'payload';
import { slugOf } from '../../../cms/slugOf.ts';
import { findTranslationRow } from '../../../cms/translations/inLanguage.ts';
import { isObject } from '../../../shared/isObject.ts';
import type { LocaleCode } from '../../../shared/locales.ts';

/**
 * Path of a linked document: that of its translation, where it is published in the visitor’s language.
 * @param stored its collection and id; may be invalid
 * @returns undefined when it does not exist, or is not published
 */
export async function findPath(payload: Payload, stored: unknown, locale: LocaleCode): Promise<string | undefined> {
  if (!isObject(stored) || typeof stored.relationTo !== 'string') return undefined;
  const id = isObject(stored.value) ? stored.value.id : stored.value;
  if (typeof id !== 'number' || !Object.hasOwn(payload.collections, stored.relationTo)) return undefined;
  const { docs } = await payload.find({
    collection: slugOf(stored.relationTo),
    where: { id: { equals: id } },
    depth: 0,
    limit: 1,
    pagination: false,
  });
  const { _status: status, path } = (docs[0] ?? {}) as { _status?: string; path?: unknown };
  if (typeof path !== 'string' || status === 'draft') return undefined;
  const row = await findTranslationRow(payload, `${stored.relationTo}:${id}`, locale);
  return row?.path ?? path;
}
