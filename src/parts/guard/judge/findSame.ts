import type { BasePayload, Where } from 'payload';
import { documentsOf } from '../../../cms/documentFacts.ts';
import { NOT_TRASHED } from '../../../cms/trash/notTrashed.ts';
import { DEFAULT_LOCALE } from '../../../shared/locales.ts';

/** Title and description of a document in search results. */
interface SearchTexts {
  title?: unknown;
  meta?: { title?: unknown; description?: unknown } | null;
}

/**
 * Paths of other published documents with the title or the description of a document. Titles are compared as they are
 * written, with that for search results where there is one.
 */
export async function findSame(
  payload: BasePayload,
  { collection, id, values }: { collection: string; id: number; values: SearchTexts },
): Promise<{ sameTitle: string[]; sameDescription: string[] }> {
  const title = textOf(values.meta?.title) || textOf(values.title);
  const description = textOf(values.meta?.description);
  const ask = async (matches: Where): Promise<string[]> => {
    const found = documentsOf(payload.config).map(async ({ slug }) => {
      const others: Where[] = slug === collection ? [{ id: { not_equals: id } }] : [];
      const { docs } = await payload.db.find<{ path?: string | null }>({
        collection: slug,
        where: { and: [{ _status: { equals: 'published' } }, NOT_TRASHED, matches, ...others] },
        limit: 1,
        locale: DEFAULT_LOCALE,
        pagination: false,
        req: {},
        select: { path: true },
      });
      return docs.flatMap(({ path }) => path ?? []);
    });
    return (await Promise.all(found)).flat();
  };
  return {
    sameTitle: title
      ? await ask({
          or: [
            { 'meta.title': { equals: title } },
            {
              and: [
                { title: { equals: title } },
                { or: [{ 'meta.title': { exists: false } }, { 'meta.title': { equals: '' } }] },
              ],
            },
          ],
        })
      : [],
    sameDescription: description ? await ask({ 'meta.description': { equals: description } }) : [],
  };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}
