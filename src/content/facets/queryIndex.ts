import { RANGE, TAXONOMY } from '../../shared/listings/filters.ts';
import { readRange } from '../../shared/listings/range.ts';
import type { TermFilterState } from '../../shared/listings/types.ts';
import type { ReadKind } from '../kinds.ts';
import type { ActiveFilter, FacetCount, FacetQuery, FilteredList, FilteredQuery, NamedTerms } from '../listTypes.ts';
import type { IndexAnswer, IndexQuery, RangeQuery, TermKey, TermsQuery } from './facetTypes.ts';
import { BY_DATE, BY_TITLE, type FacetTerm, type KindFacet } from './kindFacets.ts';
import type { KindIndex } from './kindIndex.ts';

/** A filtered list with ids instead of cards. */
export type FilteredIds = Omit<FilteredList, 'docs'> & { ids: number[] };

/** Money is stored in hundredths of a unit. */
const HUNDREDTHS = 100;

/** Filters the documents of a kind; unknown filters are reported in the result and ignored. */
export function queryIndex(
  { facets, index }: Pick<KindIndex, 'facets' | 'index'>,
  kind: ReadKind,
  query: FilteredQuery,
): FilteredIds {
  const unknown: string[] = [];
  const active: ActiveFilter[] = [];
  const byName = new Map(facets.map((facet) => [facet.name, facet]));

  function findTerms(facet: KindFacet, wanted: readonly (number | string)[], missing: string[]): FacetTerm[] {
    return wanted.flatMap((each) => {
      const term = facet.terms.find(({ key, slug }) => (typeof each === 'number' ? key === each : slug === each));
      if (!term) missing.push(`${facet.name}/${each}`);
      return term ?? [];
    });
  }

  function queryTerms(
    name: string,
    wanted: readonly (number | string)[],
    join: TermsQuery['join'],
    missing: string[],
  ): TermsQuery[] {
    const facet = byName.get(name);
    if (!facet) missing.push(name);
    const terms = facet ? findTerms(facet, wanted, missing) : [];
    return terms.length ? [{ facet: name, keys: terms.map(({ key }) => key), join }] : [];
  }

  function askBase(named: NamedTerms | undefined, join: 'OR' | 'NOT'): TermsQuery[] {
    return Object.entries(named ?? {}).flatMap(([name, wanted]): TermsQuery[] => {
      const asked = wanted.length ? queryTerms(name, wanted, join, []) : [];
      // Unknown terms must give an empty list, not an unfiltered one.
      return wanted.length && asked.length === 0 && join === 'OR' ? [{ facet: name, keys: [-1], join }] : asked;
    });
  }

  function queryRange(name: string, { terms: [text = ''] }: TermFilterState): RangeQuery[] {
    const range = kind.ranges?.find((each) => each.name === name);
    const asked = readRange(text);
    if (!range || !asked) {
      unknown.push(range ? `${name}/${text}` : name);
      return [];
    }
    active.push({ type: RANGE, name, slug: text, title: text });
    const unit = range.unit === 'money' ? HUNDREDTHS : 1;
    const { least = Number.NEGATIVE_INFINITY, most = Number.POSITIVE_INFINITY } = asked;
    return [{ range: name, min: least * unit, max: most * unit }];
  }

  const base: IndexQuery['base'] = {
    terms: [...askBase(query.base?.include, 'OR'), ...askBase(query.base?.exclude, 'NOT')],
    ids: query.base?.ids,
    excludeIds: query.base?.excludeIds,
  };
  const terms = Object.entries(query.filters[TAXONOMY] ?? {}).flatMap(([name, state]) => {
    const asked = queryTerms(name, [...new Set(state.terms)], state.logicalJoin, unknown);
    for (const { keys } of asked)
      for (const { key, slug, title } of byName.get(name)?.terms ?? [])
        if (keys.includes(key)) active.push({ type: TAXONOMY, name, slug, title });
    return asked;
  });
  const ranges = Object.entries(query.filters[RANGE] ?? {}).flatMap(([name, state]) => queryRange(name, state));
  const facetsAsked = (query.facets ?? []).filter(({ name }) => byName.has(name));
  const answer = index.find({
    base,
    terms,
    ranges,
    order: orderOf(query, kind),
    page: query.page ?? 1,
    limit: Math.max(1, query.limit),
    counts: facetsAsked,
  });
  return {
    ids: answer.ids,
    page: answer.page,
    totalPages: answer.totalPages,
    totalDocs: answer.total,
    counts: describeCounts(facetsAsked, byName, answer),
    ranges: describeRanges(answer, kind),
    active: active.map((each) => withWithout(each, answer)),
    unknown,
  };
}

function orderOf({ base, order }: FilteredQuery, { orders = [] }: ReadKind): IndexQuery['order'] {
  const own = orders.find(({ name }) => name === order);
  if (own) return { name: own.name, isDescending: own.field.startsWith('-') };
  if (order === 'title') return { name: BY_TITLE, isDescending: false };
  if (order === 'oldest') return { name: BY_DATE, isDescending: false };
  return order === undefined && base?.ids ? undefined : { name: BY_DATE, isDescending: true };
}

function describeCounts(
  asked: readonly FacetQuery[],
  facets: ReadonlyMap<string, KindFacet>,
  { counts }: IndexAnswer,
): FilteredList['counts'] {
  return Object.fromEntries(
    asked.map(({ name }) => {
      const facet = facets.get(name);
      const above = facet && slugsAbove(facet);
      const described = (facet?.terms ?? []).map(({ key, slug, title }): FacetCount => {
        const count = counts[name]?.get(key) ?? 0;
        const parent = above?.get(key);
        return parent === undefined ? { slug, title, count } : { slug, title, count, parent };
      });
      return [name, described];
    }),
  );
}

const known = new WeakMap<KindFacet, ReadonlyMap<TermKey, string>>();

/** Slugs of the parent terms, by key of the child term; cached for all queries. */
function slugsAbove(facet: KindFacet): ReadonlyMap<TermKey, string> {
  const found = known.get(facet);
  if (found) return found;
  const slugs = new Map(facet.terms.map(({ key, slug }) => [key, slug]));
  const above = new Map<TermKey, string>();
  for (const { key, parent } of facet.terms) {
    const slug = parent === undefined ? undefined : slugs.get(parent);
    if (slug !== undefined) above.set(key, slug);
  }
  known.set(facet, above);
  return above;
}

function describeRanges({ ranges }: IndexAnswer, kind: ReadKind): FilteredList['ranges'] {
  return Object.fromEntries(
    Object.entries(ranges).map(([name, { max, min }]) => {
      const unit = kind.ranges?.find((range) => range.name === name)?.unit === 'money' ? HUNDREDTHS : 1;
      return [name, { min: Math.floor(min / unit), max: Math.ceil(max / unit) }];
    }),
  );
}

function withWithout(filter: ActiveFilter, { without }: IndexAnswer): ActiveFilter {
  const count = without[`${filter.type === RANGE ? 'range' : 'terms'}/${filter.name}`];
  return count === undefined ? filter : { ...filter, without: count };
}
