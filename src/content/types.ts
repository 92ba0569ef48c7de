import type { ContainerBlock, Media, Site, Template, Theme } from '../cms/payload-types.ts';
import type { ConsolidatedFilters, FilterChoice } from '../shared/listings/types.ts';

export type { Media };

/** Any block of a layout, as stored. */
export type AnyBlock = NonNullable<ContainerBlock['blocks']>[number];
export type Layout = AnyBlock[] | null | undefined;
export type ListOrder = 'newest' | 'oldest' | 'title';

/** A relation as it comes from the database: populated, or only an id when the target is gone or hidden. */
export type Related<T> = T | number | null | undefined;

/** A document as read from the database; further fields depend on its kind. */
export interface StoredDocument {
  id: number;
  title?: string | null;
  path?: string | null;
  excerpt?: string | null;
  layout?: Layout;
  byline?: string | null;
  template?: Related<Template>;
  updatedAt?: string;
  meta?: {
    title?: string | null;
    description?: string | null;
    image?: Related<Media>;
    noindex?: boolean | null;
  };
}

/** A term as read from the database. */
export interface StoredTerm {
  id: number;
  title: string;
  slug: string;
  description?: string | null;
}

/** A term of a taxonomy, such as a category. */
export interface TermView {
  /** Its taxonomy: the slug of the collection. */
  collection: string;
  id: number;
  title: string;
  description: string | undefined;
  /** Path of its archive. */
  path: string;
}

/** The fields of a document that every page needs, whatever its kind. In a list, only those of its kind's cards. */
export interface DocumentView {
  /** Its kind: the slug of the collection. */
  collection: string;
  id: number;
  title: string;
  path: string;
  excerpt: string | undefined;
  image: Media | undefined;
  layout: Layout;
  publishedAt: string | undefined;
  updatedAt: string;
  byline: string | undefined;
  /** Its sections (such as categories), the main one first. */
  sections: TermView[];
  /** Its keywords (such as tags). */
  keywords: TermView[];
  meta: { title: string | undefined; description: string | undefined; image: Media | undefined; noindex: boolean };
  /** Data of its kind, read by that kind's own functions. */
  details?: unknown;
}

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
  /** Singular and plural label. */
  singular: string;
  plural: string;
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
export interface FacetAsked {
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
  facets?: readonly FacetAsked[];
}

/** Number of documents that a term would leave. */
export interface FacetCount {
  slug: string;
  title: string;
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

/** The globals, entries and templates that every page shares. */
export interface SharedContent {
  site: Site;
  theme: Theme;
  /**
   * The globals of parts by slug, read at the `custom.readDepth` of each; by default their relations are ids, except the pictures in the fields
   * that `custom.readPictures` names.
   */
  globals: Readonly<Record<string, unknown>>;
  /** The published entries of the collections that any page may show (`shownAs`), by slug: whole, or the fields that are shared. */
  entries: Readonly<Record<string, readonly object[]>>;
  templates: Template[];
}

/** A document and its kind. */
export interface FoundDocument {
  collection: string;
  doc: StoredDocument;
}

/** Target of a redirect; without `to` the page is gone. */
export interface FoundRedirect {
  to: string | undefined;
  status: '301' | '302' | '410';
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
   * Dependency of the page: all content of the entries, or only which there are and what their collection calls listed (`shownAs`). The second
   * needs `equals`.
   */
  dependsOn?: 'entries' | 'list';
}

/** Which entries of some documents are asked for, and what of them. */
export interface EntriesOfQuery {
  collection: string;
  /** The relation that leads to the documents; the collection counts it among its `narrowing` ones (`shownAs`). */
  field: string;
  /** What is read of each: of what the collection calls listed. */
  select: readonly string[];
  /** Only those whose date is this day or later, `YYYY-MM-DD`. */
  since?: { field: string; date: string };
  /** Field by which they are sorted, with `-` before it for the last first. */
  sort?: string;
  /** At most so many of each document. */
  limit: number;
}

/** What one page reads from the CMS: published content only. Every read notes what the page depends on. */
export interface ContentReader {
  shared(): Promise<SharedContent>;
  /** Adds a shared template as a dependency, even one that is missing. */
  noteTemplate(id: number): void;
  findDocument(path: string): Promise<FoundDocument | undefined>;
  /** The ids of the documents of a kind by the value of a field; missing ones are left out. */
  findIds(kind: string, field: string, values: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** The path of a document by id; undefined where there is none. */
  findPath(kind: string, id: number): Promise<string | undefined>;
  findRedirect(path: string): Promise<FoundRedirect | undefined>;
  /** One page of the documents of a kind, without the front page. Throws when there is no such kind. */
  list(kind: string, query: ListQuery): Promise<ListOf>;
  /** One page of the documents of a kind that pass some filters, without the front page. Throws when there is no such kind. */
  filter(kind: string, query: FilteredQuery): Promise<FilteredList>;
  /** The documents of a kind without their layouts; those with dates newest first. */
  listAll(kind: string, query?: ListAllQuery): Promise<DocumentView[]>;
  /** Sitemap entries of a kind, in the order of their ids. */
  listAddresses(kind: string): Promise<ListedAddress[]>;
  /** Pictures by id; missing ones are left out. */
  pictures(ids: readonly number[]): Promise<ReadonlyMap<number, Media>>;
  /** Entries of a collection without pages or drafts, such as reviews, with their relations. */
  listEntries<T extends { id: number }>(collection: string, query: EntriesQuery): Promise<T[]>;
  /** What is listed of the entries of some documents, such as the dates of all tours of a list, by the ids of the documents. */
  entriesOf<T extends object>(
    query: EntriesOfQuery,
    ids: readonly number[],
  ): Promise<ReadonlyMap<number, readonly T[]>>;
  /** Notes that what is made says something else from the beginning of a day on, `YYYY-MM-DD` by UTC. */
  noteDay(day: string): void;
  /** @param collection slug of the taxonomy */
  findTerm(collection: string, slug: string): Promise<StoredTerm | undefined>;
  /** The ids of a term's descendants, in a hierarchical taxonomy. */
  termsBelow(collection: string, id: number): Promise<number[]>;
  /** HMAC that proves later, when a form sends these words back, that this site has shown them (`seal.ts`). */
  seal(words: string): string;
  /** A published entry of a collection, with its relations; undefined where there is none. */
  findEntry<T extends { id: number }>(collection: string, id: number): Promise<T | undefined>;
  /** The ancestors of a term, the root first, in a hierarchical taxonomy. */
  termsAbove(collection: string, id: number): Promise<StoredTerm[]>;
  /** Searches all kinds, or one of them; with the editor's synonyms. */
  search(query: string, options: { limit: number; page: number; kind?: string | undefined }): Promise<SearchResults>;
}
