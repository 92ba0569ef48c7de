import type { BasePayload } from 'payload';
import { documentsOf, TRANSLATIONS } from '../../../cms/documentFacts.ts';
import { inDefaultLanguage } from '../../../cms/relations/inDefaultLanguage.ts';
import { readSource } from '../../../cms/translations/readSource.ts';
import { NOT_TRASHED } from '../../../cms/trash/notTrashed.ts';
import { msg } from '../../../shared/studioWords/t.ts';

/** A published document, as far as lists and comparisons need it. */
export interface Published {
  collection: string;
  id: number;
  title: string;
  path: string;
  /** Title and description for search results, when set; undefined for pages that are not indexed. */
  searched: { title: string; description: string } | undefined;
  /** Of a translation: the document that it translates, as `pages/7`. */
  of?: string;
}

interface Row {
  id: number;
  title?: string | null;
  path?: string | null;
  meta?: { title?: string | null; description?: string | null; noindex?: boolean | null } | null;
}

const AT_ONCE = 200;
/** Stands in the stored report for a missing title. */
export const UNTITLED = msg('Untitled');

/** All published documents, in the order of the kinds and of their ids, then the published translations of these. */
export async function listPublished(payload: BasePayload): Promise<Published[]> {
  const documents = await listDocuments(payload);
  return [...documents, ...(await listTranslations(payload, new Set(documents.map(nameOf))))];
}

/** Name of a document, as `pages/7`. */
export function nameOf({ collection, id }: Pick<Published, 'collection' | 'id'>): string {
  return `${collection}/${id}`;
}

/** Published translations with an address whose documents are published; their texts for search are no others' copies. */
async function listTranslations(payload: BasePayload, documents: ReadonlySet<string>): Promise<Published[]> {
  const { docs } = await payload.db.find<{ id: number; of: string; path?: string | null; title?: string | null }>({
    collection: TRANSLATIONS,
    where: { and: [{ _status: { equals: 'published' } }, { path: { exists: true } }] },
    sort: 'id',
    limit: 0,
    pagination: false,
    req: {},
    select: { of: true, path: true, title: true },
  });
  return docs.flatMap(({ id, of: stored, path, title }) => {
    const source = readSource(stored);
    const of = source && nameOf(source);
    if (!of || !path || !documents.has(of)) return [];
    return [{ collection: TRANSLATIONS, id, path, title: title || UNTITLED, searched: undefined, of }];
  });
}

async function listDocuments(payload: BasePayload): Promise<Published[]> {
  const found: Published[] = [];
  for (const { slug: collection } of documentsOf(payload.config)) {
    for (let last: number | undefined = 0; last !== undefined; ) {
      const { docs }: { docs: Row[] } = await payload.db.find<Row>({
        collection,
        where: { and: [{ _status: { equals: 'published' } }, NOT_TRASHED, { id: { greater_than: last } }] },
        sort: 'id',
        limit: AT_ONCE,
        pagination: false,
        req: {},
        select: { title: true, path: true, meta: { title: true, description: true, noindex: true } },
      });
      found.push(...docs.flatMap((row) => read(collection, row)));
      last = docs.length === AT_ONCE ? docs.at(-1)?.id : undefined;
    }
  }
  return found;
}

function read(collection: string, row: Row): Published[] {
  const { id, meta, path, title } = inDefaultLanguage(row) as Row;
  if (!path) return [];
  const searched = { title: meta?.title || title || '', description: meta?.description || '' };
  return [{ collection, id, path, title: title || UNTITLED, searched: meta?.noindex ? undefined : searched }];
}
