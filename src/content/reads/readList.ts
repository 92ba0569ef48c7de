import type { Payload, PopulateType, Where } from 'payload';
import { slugOf } from '../../cms/slugOf.ts';
import type { StoredDocument } from '../documentTypes.ts';
import type { ReadKind } from '../kinds.ts';
import type { ListOf, ListOrder, ListQuery, TermFilter } from '../listTypes.ts';
import { ONLY_PUBLISHED } from '../published.ts';
import type { FoundDocument } from '../types.ts';
import { countListed } from './countListed.ts';
import { selectCard } from './selectCard.ts';
import type { shareReads } from './shareReads.ts';

/** One page of a list, with the fields of cards. */
export interface CardList extends Omit<ListOf, 'docs'> {
  found: FoundDocument[];
}

/** The front page is no list item: it is the page that leads to the others. */
export const NOT_FRONT: Where = { path: { not_equals: '/' } };

/** One page of the documents of a kind, without the front page; `req` shares the reads of related documents. */
export async function readList(
  payload: Payload,
  kind: ReadKind,
  query: ListQuery,
  populate: PopulateType,
  req: ReturnType<ReturnType<typeof shareReads>>,
): Promise<CardList> {
  const where: Where[] = narrowing(query);
  if (query.ids) where.push({ id: { in: query.ids } });
  if (query.after) where.push(comingAfter(kind, query.after, query.order));
  const result = await payload.find({
    collection: slugOf(kind.name),
    where: { and: [ONLY_PUBLISHED, NOT_FRONT, ...where] },
    // Payload's pagination would run a count, which takes longer than the read.
    pagination: false,
    sort: query.after
      ? [sortOf(kind, query.order), query.order === 'oldest' ? 'id' : '-id']
      : sortOf(kind, query.order),
    limit: query.limit,
    page: query.page ?? 1,
    depth: 1,
    populate,
    select: selectCard(kind),
    req,
  });
  // Payload types rows by their collection, known here only by name.
  const docs = result.docs as unknown as StoredDocument[];
  if (query.ids) docs.sort((a, b) => (query.ids?.indexOf(a.id) ?? 0) - (query.ids?.indexOf(b.id) ?? 0));
  const totalDocs = query.page === undefined ? docs.length : await countListed(payload, slugOf(kind.name), where);
  return {
    found: docs.map((doc) => ({ collection: kind.name, doc })),
    page: query.page ?? 1,
    totalPages: Math.max(1, Math.ceil(totalDocs / query.limit)),
    totalDocs,
  };
}

/** Condition: any of the terms, for each field. */
export function narrowing({ terms = {} }: { terms?: TermFilter | undefined }): Where[] {
  return Object.entries(terms).flatMap(([field, ids]) => (ids.length > 0 ? [{ [field]: { in: [...ids] } }] : []));
}

/** Cursor condition; on equal dates the greater id counts as later. */
function comingAfter(
  { dated = 'createdAt' }: ReadKind,
  { date, id }: NonNullable<ListQuery['after']>,
  order?: ListOrder,
): Where {
  const beyond = order === 'oldest' ? 'greater_than' : 'less_than';
  return { or: [{ [dated]: { [beyond]: date } }, { and: [{ [dated]: { equals: date } }, { id: { [beyond]: id } }] }] };
}

/** Payload's sort field of a kind; `createdAt` without a date field. */
export function sortOf({ dated = 'createdAt' }: ReadKind, order: ListOrder = 'newest'): string {
  return { newest: `-${dated}`, oldest: dated, title: 'title' }[order];
}
