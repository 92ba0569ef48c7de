import type { Site, Template, Theme } from '../cms/payload-types.ts';
import type { TranslationLocale } from '../cms/translations/languages.ts';
import type { LocaleCode } from '../shared/locales.ts';
import type {
  Alternate,
  DocumentLanguages,
  DocumentView,
  Media,
  Spoken,
  SpokenEntry,
  StoredDocument,
  StoredTerm,
  TranslatedPath,
  TranslatedTemplates,
} from './documentTypes.ts';
import type {
  EntriesOfQuery,
  EntriesQuery,
  FilteredList,
  FilteredQuery,
  ListAllQuery,
  ListedAddress,
  ListOf,
  ListQuery,
  SearchResults,
} from './listTypes.ts';

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
  /** Before the launch: search engines are kept out. */
  isPreparing?: boolean;
}

/** A document and its kind. */
export interface FoundDocument {
  collection: string;
  doc: StoredDocument;
  /** Present when the site offers other languages. */
  languages?: DocumentLanguages | undefined;
}

/** Target of a redirect; without `to` the page is gone. */
export interface FoundRedirect {
  to: string | undefined;
  status: '301' | '302' | '410';
}

/** Reader of the CMS for one page: published content only. Every read notes the cache tags on which the page depends. */
export interface ContentReader {
  /** The same reader for a page in a language: terms, and documents in lists, have the words and paths of their translations. */
  in(locale: LocaleCode): ContentReader;
  /** Data that was read, with the pictures and terms in it in the reader's language where they are translated (`speakRelated`). */
  translateRelated<Data>(data: Data): Promise<Data>;
  /** Templates, and the menus in them, in the reader's language. */
  translateTemplates(templates: readonly Template[]): Promise<TranslatedTemplates>;
  /** The languages into which something without an address of its own is translated, such as a term. */
  listTranslatedInto(collection: string, id: number): Promise<readonly TranslationLocale[]>;
  shared(): Promise<SharedContent>;
  /** Adds a shared template as a dependency, even a missing one. */
  noteTemplate(id: number): void;
  findDocument(path: string): Promise<FoundDocument | undefined>;
  /** A published document in another language, by the address of its translation. */
  findTranslation(path: string): Promise<FoundDocument | undefined>;
  /** The published documents at some paths, with the path of each in a language. */
  findTranslated(paths: readonly string[], locale: LocaleCode): Promise<readonly TranslatedPath[]>;
  /** The languages that the site offers beside its default. */
  listLanguages(): Promise<readonly TranslationLocale[]>;
  /** The front page in each language that has one, the default first; empty where the site offers no other. */
  listFronts(): Promise<readonly Alternate[]>;
  /** Sitemap entries of the translations of some documents, by the names of these (`pages:7`). */
  listTranslations(of: ReadonlySet<string>): Promise<ListedAddress[]>;
  /** The ids of the documents of a kind by the value of a field; missing ones are left out. */
  findIds(kind: string, field: string, values: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /**
   * The path of a document by id; undefined where there is none.
   * @param locale of the page that links it: where the document is published in that language, its path there
   */
  findPath(kind: string, id: number, locale?: LocaleCode): Promise<string | undefined>;
  findRedirect(path: string): Promise<FoundRedirect | undefined>;
  /** One page of the documents of a kind, without the front page. Throws when there is no such kind. */
  list(kind: string, query: ListQuery): Promise<ListOf>;
  /** One page of the documents of a kind that pass some filters, without the front page. Throws when there is no such kind. */
  filter(kind: string, query: FilteredQuery): Promise<FilteredList>;
  /** The documents of a kind without their layouts; those with dates newest first. In another language only those that are translated. */
  listAll(kind: string, query?: ListAllQuery): Promise<DocumentView[]>;
  /** Sitemap entries of a kind, in the order of their ids. */
  listAddresses(kind: string): Promise<ListedAddress[]>;
  /** Pictures by id; missing ones are left out. */
  pictures(ids: readonly number[]): Promise<ReadonlyMap<number, Media>>;
  /** Entries of a collection without pages or drafts, such as reviews, with their relations; in the reader's language where they are translated. */
  listEntries<T extends { id: number }>(collection: string, query: EntriesQuery): Promise<Spoken<T>[]>;
  /** Listed fields of the entries of some documents, such as the dates of all tours of a list, by the ids of the documents. */
  entriesOf<T extends object>(
    query: EntriesOfQuery,
    ids: readonly number[],
  ): Promise<ReadonlyMap<number, readonly T[]>>;
  /** Notes a day, `YYYY-MM-DD` in UTC, at whose beginning the rendered page becomes stale. */
  noteDay(day: string): void;
  /** @param collection slug of the taxonomy */
  findTerm(collection: string, slug: string): Promise<StoredTerm | undefined>;
  /** The ids of a term's descendants, in a hierarchical taxonomy. */
  termsBelow(collection: string, id: number): Promise<number[]>;
  /** HMAC that proves later, when a form sends these words back, that this site has shown them (`seal.ts`). */
  seal(words: string): string;
  /** A published entry of a collection, with its relations; undefined where there is none. */
  findEntry<T extends { id: number }>(collection: string, id: number): Promise<T | undefined>;
  /** Such an entry, in the reader’s language where it is translated. */
  findSpokenEntry<T extends { id: number }>(collection: string, id: number): Promise<SpokenEntry<T> | undefined>;
  /** Entries that were read before, such as those shared by all pages, in the reader’s language where they are translated. */
  translateEntries<T extends { id: number }>(collection: string, entries: readonly T[]): Promise<SpokenEntry<T>[]>;
  /** Such entries, each in the reader’s language where all its words but names are translated, and else as it is. */
  translateWhole<T extends { id: number }>(collection: string, entries: readonly T[]): Promise<Spoken<T>[]>;
  /** The ancestors of a term, the root first, in a hierarchical taxonomy. */
  termsAbove(collection: string, id: number): Promise<StoredTerm[]>;
  /** Searches all kinds, or one of them; with the editor's synonyms. */
  search(query: string, options: { limit: number; page: number; kind?: string | undefined }): Promise<SearchResults>;
}
