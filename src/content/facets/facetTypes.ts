import type { LogicalJoin } from '../../shared/listings/types.ts';
import type { FacetQuery } from '../listTypes.ts';
import type { SortKey } from './sortedSlots.ts';

/** Value of a facet in a document: the id of a term, or the slug of a band. */
export type TermKey = number | string;

/** The data of a document by which listings are filtered and sorted. */
export interface FacetRow {
  id: number;
  /** By facet; for a hierarchical taxonomy without ancestors. */
  terms: Readonly<Record<string, readonly TermKey[]>>;
  /** By range: from and to. */
  ranges: Readonly<Record<string, readonly [number, number] | undefined>>;
  /** Sort keys, by order. */
  keys: Readonly<Record<string, SortKey>>;
}

/** A facet with its terms, each with its parent. */
export interface Facet {
  name: string;
  terms: readonly { key: TermKey; parent?: TermKey | undefined }[];
}

/** Terms of one facet in a query. */
export interface TermsQuery {
  facet: string;
  keys: readonly TermKey[];
  join: LogicalJoin;
}

export interface RangeQuery {
  range: string;
  min: number;
  max: number;
}

export interface IndexQuery {
  /** Filters of the list itself, before any visitor's choice. */
  base: {
    terms: readonly TermsQuery[];
    ids?: readonly number[] | undefined;
    excludeIds?: readonly number[] | undefined;
  };
  terms: readonly TermsQuery[];
  ranges: readonly RangeQuery[];
  /** Sort order; absent: the order of `base.ids`. */
  order?: { name: string; isDescending: boolean } | undefined;
  /** From 1; beyond the last page: the last. */
  page: number;
  limit: number;
  counts: readonly FacetQuery[];
}

export interface IndexAnswer {
  ids: number[];
  total: number;
  page: number;
  totalPages: number;
  counts: Record<string, Map<TermKey, number>>;
  /** Minimum and maximum of each range over the documents that pass all other filters; where none do, over all. */
  ranges: Record<string, { min: number; max: number }>;
  /** For an empty result: the number of documents without the filter of a facet (`terms/name`), or of a range (`range/name`). */
  without: Record<string, number>;
}
