import type {
  Category,
  Chat,
  ChatAccount,
  CopyProtection,
  Lightbox,
  Menu,
  Page,
  Popup,
  Post,
  Site,
  Tag,
  Template,
  Theme,
  Toc,
} from '../cms/payload-types.ts';
import type {
  AnyBlock,
  DocumentLanguages,
  DocumentView,
  Layout,
  Media,
  Related,
  Spoken,
  SpokenTemplate,
  TermView,
} from '../content/documentTypes.ts';
import type { TermFilter } from '../content/listTypes.ts';
import type { ConsolidatedFilters } from '../shared/listings/types.ts';
import type { LocaleCode } from '../shared/locales.ts';
import type { JsonLdIds } from './jsonLd/jsonLdIds.ts';
import type { JsonLdNode } from './jsonLd/jsonLdTypes.ts';

/** The list on an archive or search page. */
export interface ArchiveView {
  title: string;
  description: string | undefined;
  /** Path of the first page of the list. */
  basePath: string;
  /** From 1. */
  page: number;
  /** Documents per page. */
  pageSize: number;
  /** The query of the list; absent for a search. */
  of?: { kind: string; terms?: TermFilter };
  /** The search query; empty when the search page was opened without one. */
  query?: string;
  /** Filter by document kind. */
  searchedKind?: string | undefined;
  /** Ancestors of its term, the root first. */
  above?: readonly Crumb[];
  /** Path of its own feed. */
  feedPath?: string | undefined;
}

/** A feed link in the head. */
export interface FeedLink {
  /** Title of what it is a feed of; absent for that of the whole site. Its own title adds the name of the site. */
  of?: string | undefined;
  path: string;
  /** Media type, where it is not RSS. */
  type?: string;
}

export interface Crumb {
  label: string;
  path: string;
  /** The language of its label, where that is not the source's. */
  locale?: LocaleCode;
}

/** Converts the document of a page to schema.org nodes. */
export type SchemaNodes = (view: PageView, document: DocumentView, facts: PageFacts, ids: JsonLdIds) => JsonLdNode[];

/** Facts used by both head and structured data. */
export interface PageFacts {
  /** As in the browser's tab, with the site's name. */
  fullTitle: string;
  /** For sharing, without the site's name. */
  title: string;
  description: string | undefined;
  /** Canonical URL, absolute. */
  url: string;
  /** The page's own picture, if it has one. */
  picture: Media | undefined;
}

/** A form submission that was refused. */
export interface AnsweredView {
  part: string;
  /** Id of the part's entry that it was sent to, such as a form. */
  id: number;
  typed: Readonly<Record<string, string | readonly string[]>>;
  /** Validation errors by field. */
  faults: Readonly<Record<string, string>>;
  /** Error message for the whole form. */
  message?: string | undefined;
}

/** Choice of a visitor in a listing. */
export interface ListingState {
  filters: ConsolidatedFilters;
  /** From 1. */
  page: number;
}

/** The view model of a page: HTML, head, structured data and feeds are made from this and nothing else. */
export interface PageView {
  status: 200 | 404;
  kind: 'page' | 'article' | 'archive' | 'search' | 'not-found' | 'template';
  /** Canonical path, decoded. */
  path: string;
  /** The query without its question mark, for the state of listings and blocks. */
  query?: string | undefined;
  /** States of listings that are known without reading the query, by their ids there. */
  listings?: ReadonlyMap<string, ListingState> | undefined;
  /** True: a block shows a state from the query, so the page is not indexed. */
  isNarrowed?: boolean;
  locale: LocaleCode;
  /** The languages of its document, where the site offers several. */
  languages?: DocumentLanguages | undefined;
  title: string;
  document: DocumentView | undefined;
  archive: ArchiveView | undefined;
  crumbs: Crumb[];
  feeds: FeedLink[];
  /** Its own layout only adds to a template: without one, the title is shown above it. */
  isTitled?: true | undefined;
  /** Structured data of the document; absent for an ordinary page. */
  schema?: SchemaNodes | undefined;
  templates: {
    header: SpokenTemplate | undefined;
    body: SpokenTemplate | undefined;
    footer: SpokenTemplate | undefined;
  };
  /** Without a locale in the words of the source. */
  site: Spoken<Site>;
  theme: Theme;
  /** Loaded data of each part, by its name; a part reads its own (`partData.ts`). */
  parts: Readonly<Record<string, unknown>>;
  /** The document of a part that is edited on this page, in place of the page's own. */
  edited?: { part: string; doc: unknown } | undefined;
  /** A refused form of a visitor without script: it is shown again, with its errors. Never cached. */
  answered?: AnsweredView | undefined;
  /** Personal data of parts about the visitor, by their names (`personal.ts`); absent: the shared page. Never cached. */
  visitor?: Readonly<Record<string, unknown>> | undefined;
  /** Origin without a trailing slash. */
  publicUrl: string;
  /** A notice for one visitor: not indexed, nothing opens on it by itself, and no tracking. */
  isNotice?: true;
  /** Of a site that is not launched yet: not indexed. */
  isPreparing?: true;
  /** Part of every generated id: the HTML is inserted into an existing page, and must share no id with it. */
  idScope?: string;
  /** Rendered once for all pages that show it: the page is known in the browser only (`PAGE_PLACEHOLDERS`). */
  isFragment?: true;
}

export type {
  AnyBlock,
  Category,
  Chat,
  ChatAccount,
  CopyProtection,
  DocumentView,
  Layout,
  Lightbox,
  Media,
  Menu,
  Page,
  Popup,
  Post,
  Related,
  Site,
  Tag,
  Template,
  TermView,
  Theme,
  Toc,
};
