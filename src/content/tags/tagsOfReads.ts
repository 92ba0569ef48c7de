import { anyTag, cardTag, FIRST, firstTag, listTag, rowsTag, titleOrderTag } from '../../shared/changes/contentTags.ts';
import type { Facets } from '../facets/createFacets.ts';
import type { ReadKind } from '../kinds.ts';
import type { EntriesQuery, FilteredQuery, ListQuery } from '../listTypes.ts';

/** Cache tags of a query: the narrowest lists that contain its results. Documents selected by ids depend on their cards. */
export function tagsOfQuery(
  { dated, name: kind }: ReadKind,
  { after, ids, limit, order = 'newest', page, terms = {} }: ListQuery,
): string[] {
  if (ids) return ids.map((id) => cardTag(kind, id));
  const [narrowest] = Object.entries(terms).filter(([, wanted]) => wanted.length > 0);
  const isFirst = dated && !after && order === 'newest' && page === undefined && limit <= FIRST;
  if (isFirst && !narrowest) return [firstTag(kind)];
  const lists = narrowest ? narrowest[1].map((id) => listTag(kind, narrowest[0], id)) : [listTag(kind)];
  return order === 'title' ? [...lists, titleOrderTag(kind)] : lists;
}

/**
 * Cache tags of a filtered query: the lists of its base terms in one taxonomy, descendants included; else the list of all. Filters only narrow
 * these. Its counts and titles depend on the terms too.
 */
export async function tagsOfFiltered(
  { name, taxonomies }: ReadKind,
  { base = {}, facets: counted = [], filters, order }: FilteredQuery,
  facets: Facets,
): Promise<string[]> {
  const named = new Set([...counted.map(({ name }) => name), ...Object.values(filters).flatMap(Object.keys)]);
  const about = Object.entries(base.include ?? {}).find(([, terms]) => terms.length > 0);
  const narrowest = taxonomies.find(({ of }) => of.name === about?.[0]);
  for (const taxonomy of Object.keys({ ...base.include, ...base.exclude })) named.add(taxonomy);
  const ids = narrowest && about ? await facets.termsBelow(name, narrowest.of.name, about[1]) : [];
  const lists = narrowest ? ids.map((id) => listTag(name, narrowest.field, id)) : [listTag(name)];
  const terms = taxonomies.flatMap(({ of }) => (named.has(of.name) ? [anyTag(of.name)] : []));
  return [...lists, ...terms, ...(order === 'title' ? [titleOrderTag(name)] : [])];
}

/** Filtered by one relation, other entries do not invalidate it. */
export function tagOfEntries(collection: string, { dependsOn = 'entries', equals }: EntriesQuery): string {
  if (!equals) return anyTag(collection);
  const name = dependsOn === 'list' ? listTag : rowsTag;
  return name(collection, equals.field, equals.value);
}
