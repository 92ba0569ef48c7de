import type { ConsolidatedFilters, FilterChoice } from '../shared/listings/types.ts';
import type { LocaleCode } from '../shared/locales.ts';
import type { DocumentView } from './documentTypes.ts';
import type { ReadKind } from './kinds.ts';

export type ListOrder = 'newest' | 'oldest' | 'title';

/** One page of a list of documents. */
export interface ListOf {
  docs: DocumentView[];
  page: number;
  totalPages: number;
  totalDocs: number;
}

/** A document kind in search results. */
export interface SearchedKind {
  name: string;
  /** Label for visitors, singular and plural. */
  words: ReadKind['words'];
  /** Number of results. */
  count: number;
}

/** One page of search results, best first. */
export interface SearchResults extends ListOf {
  /** Every searched kind with its number of results, whatever kind was requested. */
  kinds: readonly SearchedKind[];
  /** True: no document has all words; these have most of them. */
  isLoose: boolean;
  /** True: the index is incomplete, and there may be more results. */
  isPartial: boolean;
  /** Spelling suggestion that finds something. */
  suggestion: string | undefined;
}

/** Condition: any of the terms, by relation field. With several fields, any of each. */
export type TermFilter = Readonly<Record<string, readonly number[]>>;

export interface ListQuery {
  terms?: TermFilter;
  /** Only these, in this order. */
  ids?: number[];
  order?: ListOrder;
  /** Cursor: only documents after this one in an order by date. */
  after?: { id: number; date: string };
  limit: number;
  /** From 1. Absent: the first page, without the total count. */
  page?: number;
}

/** Terms by taxonomy or band; a number is an id, a text a slug. */
export type NamedTerms = Readonly<Record<string, readonly (number | string)[]>>;

/** The base filter of a listing, before a visitor's filters. */
export interface BaseQuery {
  /** Only documents with any of the terms, for each named taxonomy. */
  include?: NamedTerms;
  /** Excludes documents with any of these terms. */
  exclude?: NamedTerms;
  /** The same as `include`, by relation field, as archives have it. */
  fields?: TermFilter;
  /** Only these; without a sort order in this one. */
  ids?: readonly number[];
  excludeIds?: readonly number[];
}

/** A facet with requested counts. */
export interface FacetQuery {
  /** A taxonomy or a band of the kind. */
  name: string;
  /** With `OR` and `DISABLED` what is chosen in the facet itself does not narrow its counts; with `AND` it does. */
  choice: FilterChoice;
}

/** A filtered query on the documents of a kind. */
export interface FilteredQuery {
  base?: BaseQuery;
  /** The visitor's filters; unknown ones are ignored and reported in the result. */
  filters: ConsolidatedFilters;
  /** `newest`, `oldest`, `title`, or the name of a sort order of the kind; any other is `newest`. */
  order?: string | undefined;
  /** From 1; beyond the last page: the last. */
  page?: number;
  limit: number;
  facets?: readonly FacetQuery[];
}

/** Number of documents that a term would leave. */
export interface FacetCount {
  slug: string;
  title: string;
  /** The language of the title; absent: that of the site. */
  locale?: LocaleCode;
  /** Slug of the parent term. */
  parent?: string;
  /** In a tree including those of the descendants. */
  count: number;
}

/** A filter that narrows a list. */
export interface ActiveFilter {
  /** `taxonomy` or `range`. */
  type: string;
  /** The taxonomy, band or range. */
  name: string;
  slug: string;
  title: string;
  /** As of a term. */
  locale?: LocaleCode;
  /** Number of documents without this taxonomy, band or range; only for an empty result. */
  without?: number;
}

/** One page of filtered documents, with facet counts and ranges. */
export interface FilteredList extends ListOf {
  /** By facet, sorted by title; bands in their own order. */
  counts: Readonly<Record<string, FacetCount[]>>;
  /** Minimum and maximum under the other filters, by range; absent where there are no values. */
  ranges: Readonly<Record<string, { min: number; max: number }>>;
  active: ActiveFilter[];
  /** Requested but unknown filters, as `taxonomy` or `taxonomy/slug`. */
  unknown: string[];
}

/** A document as a sitemap entry. */
export interface ListedAddress {
  id: number;
  path: string;
  publishedAt: string | undefined;
  updatedAt: string;
  /** Id of its picture. */
  picture: number | undefined;
}

/** The documents of a feed; all when there is no limit. */
export interface ListAllQuery {
  terms?: TermFilter;
  /** True: without the front page. */
  isWithoutFront?: boolean;
  limit?: number;
}

/** A query for entries of a collection. */
export interface EntriesQuery {
  /** Only these, in this order. */
  ids?: readonly number[];
  /** Sort field, with `-` before it for descending. */
  sort?: string;
  /** Only those whose field has at least this value. */
  atLeast?: { field: string; value: number };
  /** Only those with this relation. */
  equals?: { field: string; value: number };
  /** Only those whose date is this day or later, `YYYY-MM-DD`. */
  since?: { field: string; date: string };
  limit: number;
  /**
   * Dependency of the page: all content of the entries, or only their list and their listed fields (`shownAs`). The second
   * needs `equals`.
   */
  dependsOn?: 'entries' | 'list';
}

/** Query for the entries of some documents. */
export interface EntriesOfQuery {
  collection: string;
  /** The relation that leads to the documents; the collection counts it among its `narrowing` ones (`shownAs`). */
  field: string;
  /** Selected fields of each, out of those that the collection lists. */
  select: readonly string[];
  /** Only those whose date is this day or later, `YYYY-MM-DD`. */
  since?: { field: string; date: string };
  /** Sort field, with `-` before it for descending. */
  sort?: string;
  /** Maximum number of entries of each document. */
  limit: number;
}
