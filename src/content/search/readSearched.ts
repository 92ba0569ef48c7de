import type { Payload, SelectIncludeType, Where, WhereField } from 'payload';
import { inDefaultLanguage } from '../../cms/relations/inDefaultLanguage.ts';
import { slugOf } from '../../cms/slugOf.ts';
import type { StoredDocument } from '../documentTypes.ts';
import type { ReadKind } from '../kinds.ts';
import type { SearchedText } from './searchedText.ts';

/** Searchable text of a layout. */
export interface LayoutWords {
  /** Text of the headings. */
  headings: string;
  /** Text of everything, headings included. */
  body: string;
}

/** Extracts the searchable text of a layout. */
export type WordsOf = (layout: unknown) => LayoutWords;

/** A document for the index: raw, in the default language. */
export type SearchedDocument = StoredDocument & { _status?: string | null };

const SELECT: SelectIncludeType = {
  title: true,
  excerpt: true,
  layout: true,
  path: true,
  _status: true,
  updatedAt: true,
  meta: { noindex: true },
};

/**
 * Reads documents for the index, without Payload's hooks, which would walk every block of every layout. Only by ids, or the database would scan all
 * published documents each time.
 */
export async function readSearched(
  payload: Payload,
  kind: Pick<ReadKind, 'name' | 'searched'>,
  ids: WhereField,
  limit: number,
): Promise<SearchedDocument[]> {
  const { docs } = await payload.db.find({
    collection: slugOf(kind.name),
    where: { id: ids } as Where,
    select: { ...SELECT, ...Object.fromEntries((kind.searched?.fields ?? []).map((field) => [field, true])) },
    sort: 'id',
    limit,
    pagination: false,
    req: {},
  });
  return docs.map((doc) => inDefaultLanguage(doc) as SearchedDocument);
}

/**
 * Whether a document is searchable. The front page leads to everything, so it would match every search; noindex documents are not meant to be
 * found.
 */
export function isFound({ _status, meta, path }: SearchedDocument): boolean {
  return _status === 'published' && path !== '/' && meta?.noindex !== true;
}

/** The texts of a document for the index. */
export function searchedText(doc: SearchedDocument, kind: Pick<ReadKind, 'searched'>, wordsOf: WordsOf): SearchedText {
  const { body, headings } = wordsOf(doc.layout);
  // A kind reads fields of its own, which this type does not list.
  const own = kind.searched?.words(doc as unknown as Record<string, unknown>);
  return {
    title: textOf(doc.title),
    headings,
    excerpt: textOf(doc.excerpt),
    facts: own?.facts ?? '',
    body: own?.text ? `${own.text} ${body}` : body,
  };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
