import type { Chat, ChatAccount, ContainerBlock, Media, Popup, Site, Template, Theme } from '../cms/payload-types.ts';
import type { ConsolidatedFilters, FilterChoice } from '../shared/listings/types.ts';

export type { Media };

/** Any block of a layout, as the studio stores it. */
export type AnyBlock = NonNullable<ContainerBlock['blocks']>[number];
export type Layout = AnyBlock[] | null | undefined;
export type ListOrder = 'newest' | 'oldest' | 'title';

/** A relation as it comes from the database: populated, or only an id when the target is gone or hidden. */
export type Related<T> = T | number | null | undefined;

/** A document as it comes from the database; what else it has depends on its kind. */
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

/** A term as it comes from the database. */
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

/** The parts of a document that every page needs, whatever its kind. In a list it has no more than its kind's cards show. */
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
  /** What it belongs to, the first above all. */
  sections: TermView[];
  /** What it is about. */
  keywords: TermView[];
  meta: { title: string | undefined; description: string | undefined; image: Media | undefined; noindex: boolean };
  /** What its kind alone knows of it, as that kind's own functions read it. */
  details?: unknown;
}

/** One page of a list of documents. */
export interface ListOf {
  docs: DocumentView[];
  page: number;
  totalPages: number;
  totalDocs: number;
}

/** A kind of document, as results are told apart by it. */
export interface SearchedKind {
  name: string;
  /** What one of them is called, and several. */
  singular: string;
  plural: string;
  /** How many were found. */
  count: number;
}

/** One page of what a search has found, best first. */
export interface SearchResults extends ListOf {
  /** Every kind that is searched, with how many there are of it, whatever the kind asked for. */
  kinds: readonly SearchedKind[];
  /** True: none has all words, and these have most of them. */
  isLoose: boolean;
  /** True: the index is still being made, and there may be more. */
  isPartial: boolean;
  /** Other words, with which something is found. */
  suggestion: string | undefined;
}

/** Documents that have any of the terms, by the fields that hold them. Where several fields are named, any of each. */
export type TermFilter = Readonly<Record<string, readonly number[]>>;

export interface ListQuery {
  terms?: TermFilter;
  /** Only these, in this order. */
  ids?: number[];
  order?: ListOrder;
  /** Only those that come after this document in an order by date. */
  after?: { id: number; date: string };
  limit: number;
  /** From 1. Absent: the first, and how many more there are is not counted. */
  page?: number;
}

/** Terms by the names of taxonomies or bands; a number is an id, a text a slug. */
export type NamedTerms = Readonly<Record<string, readonly (number | string)[]>>;

/** What a listing is about before a visitor filters it. */
export interface BaseQuery {
  /** Only documents with any of the terms, of each taxonomy that is named. */
  include?: NamedTerms;
  /** None with any of these terms. */
  exclude?: NamedTerms;
  /** The same as `include`, by the fields that hold the terms, as archives say it. */
  fields?: TermFilter;
  /** Only these; without an order they stay in this one. */
  ids?: readonly number[];
  excludeIds?: readonly number[];
}

/** A facet whose counts are wanted. */
export interface FacetAsked {
  /** A taxonomy or a band of the kind. */
  name: string;
  /** With `OR` and `DISABLED` what is chosen in the facet itself does not narrow its counts; with `AND` it does. */
  choice: FilterChoice;
}

/** What is asked of the documents of a kind, filtered. */
export interface FilteredQuery {
  base?: BaseQuery;
  /** What a visitor has chosen; what the kind does not know is passed over and named in the answer. */
  filters: ConsolidatedFilters;
  /** `newest`, `oldest`, `title`, or the name of an order of the kind; any other is `newest`. */
  order?: string | undefined;
  /** From 1; beyond the last page: the last. */
  page?: number;
  limit: number;
  facets?: readonly FacetAsked[];
}

/** How many documents a term would leave. */
export interface FacetCount {
  slug: string;
  title: string;
  /** Slug of the term above it. */
  parent?: string;
  /** In a tree those of the terms below it too. */
  count: number;
}

/** A term or a range that narrows a list. */
export interface ActiveFilter {
  /** `taxonomy` or `range`. */
  type: string;
  /** The taxonomy, band or range. */
  name: string;
  slug: string;
  title: string;
  /** How many documents there would be without the whole of this taxonomy, band or range; only where there are none. */
  without?: number;
}

/** One page of filtered documents, and what filters say beside them. */
export interface FilteredList extends ListOf {
  /** By the names of the facets that were asked for, in the order of their titles, bands in their own. */
  counts: Readonly<Record<string, FacetCount[]>>;
  /** The least and the greatest value that the other filters leave, by range; none where there are no values. */
  ranges: Readonly<Record<string, { min: number; max: number }>>;
  active: ActiveFilter[];
  /** What a visitor has asked for and is not there, as `taxonomy` or `taxonomy/slug`. */
  unknown: string[];
}

/** What a page needs to know of a popup that may open on it. */
export type SharedPopup = Pick<
  Popup,
  'id' | 'conditions' | 'triggers' | 'timing' | 'open_selector' | 'avoid_multiple_popups'
>;

/** The chat's settings, and everybody who can be written to, whether listed in the box or not. */
export interface ChatContent {
  settings: Chat;
  accounts: ChatAccount[];
  defaultAvatar: Media | undefined;
}

/** The globals and templates that stand around every page. */
export interface SharedContent {
  site: Site;
  theme: Theme;
  /** The settings of parts by their slugs, as deep as `custom.readDepth` of each says; by default their relations are ids. */
  globals: Readonly<Record<string, unknown>>;
  templates: Template[];
  chat: ChatContent;
  popups: SharedPopup[];
}

/** A document and its kind. */
export interface FoundDocument {
  collection: string;
  doc: StoredDocument;
}

/** Where an old address leads; without `to` there is nothing any more. */
export interface FoundRedirect {
  to: string | undefined;
  status: '301' | '302' | '410';
}

/** A document as far as a sitemap names it. */
export interface ListedAddress {
  id: number;
  path: string;
  publishedAt: string | undefined;
  updatedAt: string;
  /** Id of its picture. */
  picture: number | undefined;
}

/** Which documents a feed lists, and how many; all when there is no limit. */
export interface ListAllQuery {
  terms?: TermFilter;
  /** True: without the front page. */
  isWithoutFront?: boolean;
  limit?: number;
}

/** Which entries of a collection are asked for. */
export interface EntriesQuery {
  /** Only these, in this order. */
  ids?: readonly number[];
  /** Field by which they are sorted, with `-` before it for the last first. */
  sort?: string;
  /** Only those whose field has at least this value. */
  atLeast?: { field: string; value: number };
  /** Only those whose relation leads to this. */
  equals?: { field: string; value: number };
  /** Only those whose date is this day or later, `YYYY-MM-DD`. */
  since?: { field: string; date: string };
  limit: number;
  /**
   * What the page is made of: all that any entry says, or only which there are and what their collection calls listed
   * (`shownAs`). The second needs `equals`.
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
  /** Notes that the page shows one of the shared templates, or would if it were there. */
  noteTemplate(id: number): void;
  findDocument(path: string): Promise<FoundDocument | undefined>;
  /** The numbers of the documents of a kind whose field has one of some values, by the value; those that are not there are left out. */
  findIds(kind: string, field: string, values: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** The address of a document by its number; undefined where there is none. */
  findPath(kind: string, id: number): Promise<string | undefined>;
  findRedirect(path: string): Promise<FoundRedirect | undefined>;
  /** One page of the documents of a kind, without the front page. Throws when there is no such kind. */
  list(kind: string, query: ListQuery): Promise<ListOf>;
  /** One page of the documents of a kind that pass some filters, without the front page. Throws when there is no such kind. */
  filter(kind: string, query: FilteredQuery): Promise<FilteredList>;
  /** The documents of a kind without their layouts; those with dates newest first. */
  listAll(kind: string, query?: ListAllQuery): Promise<DocumentView[]>;
  /** Where the documents of a kind stand that search engines may know, in the order of their ids. */
  listAddresses(kind: string): Promise<ListedAddress[]>;
  /** Pictures by their ids, without those that are gone. */
  pictures(ids: readonly number[]): Promise<ReadonlyMap<number, Media>>;
  /** Entries of a collection that has neither pages nor drafts, such as reviews, with what they refer to. */
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
  /** The ids of all terms that stand below one, in a taxonomy that is a tree. */
  termsBelow(collection: string, id: number): Promise<number[]>;
  /** What proves later, when a form brings them back, that this site has shown these words (`seal.ts`). */
  seal(words: string): string;
  /** A published entry of a collection, with what it refers to; undefined where there is none. */
  findEntry<T extends { id: number }>(collection: string, id: number): Promise<T | undefined>;
  /** All terms above one, the highest first, in a taxonomy that is a tree. */
  termsAbove(collection: string, id: number): Promise<StoredTerm[]>;
  /** A popup with its content. */
  findPopup(id: number): Promise<Popup | undefined>;
  /** Searches all kinds, or one of them; with the synonyms that the editor keeps. */
  search(query: string, options: { limit: number; page: number; kind?: string | undefined }): Promise<SearchResults>;
}
