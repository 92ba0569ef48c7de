import type {
  Category,
  Chat,
  ChatAccount,
  CopyProtection,
  Lightbox,
  Media,
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
  ChatContent,
  DocumentView,
  Layout,
  Related,
  SharedPopup,
  TermFilter,
  TermView,
} from '../content/types.ts';
import type { LocaleCode } from '../shared/locales.ts';
import type { JsonLdIds } from './jsonLdIds.ts';
import type { JsonLdNode } from './jsonLdTypes.ts';

/** Which list an archive or search page shows. */
export interface ArchiveView {
  title: string;
  description: string | undefined;
  /** Path of the first page of the list. */
  basePath: string;
  /** From 1. */
  page: number;
  /** Documents on one page of it. */
  pageSize: number;
  /** The documents that it lists; absent for a search. */
  of?: { kind: string; terms?: TermFilter };
  /** The words searched for; empty when the search page was opened without any. */
  query?: string;
  /** The one kind of document that is shown of what was found. */
  searchedKind?: string | undefined;
  /** What stands above it, the highest first, where its term stands below others. */
  above?: readonly Crumb[];
  /** Path of its own feed. */
  feedPath?: string | undefined;
}

/** What reads news from the site is told of. */
export interface FeedLink {
  title: string;
  path: string;
  /** Its form, where it is not RSS. */
  type?: string;
}

export interface Crumb {
  label: string;
  path: string;
}

/** Describes the document of a page as nodes of schema.org. */
export type SchemaNodes = (view: PageView, document: DocumentView, facts: PageFacts, ids: JsonLdIds) => JsonLdNode[];

/** What head and structured data both say of a page. */
export interface PageFacts {
  /** As in the browser's tab, with the site's name. */
  fullTitle: string;
  /** As it is shared, without the site's name. */
  title: string;
  description: string | undefined;
  /** Canonical address, absolute. */
  url: string;
  /** The page's own picture, if it has one. */
  picture: Media | undefined;
}

/** What was sent to a part from a page, and refused. */
export interface AnsweredView {
  part: string;
  /** Which of the part's entries it was sent to, such as a form. */
  id: number;
  typed: Readonly<Record<string, string | readonly string[]>>;
  /** What is wrong, in words, by the names of fields. */
  faults: Readonly<Record<string, string>>;
  /** What is wrong with the whole of it. */
  message?: string | undefined;
}

/** Everything that decides what a page says: HTML, head, structured data and feeds are made from this and nothing else. */
export interface PageView {
  status: 200 | 404;
  kind: 'page' | 'article' | 'archive' | 'search' | 'not-found' | 'template';
  /** Canonical path, decoded. */
  path: string;
  /** Query of the address without its question mark, as far as listings of the page may read it. */
  query?: string | undefined;
  /** True: a block reads of the address what it shows, so that it is no page of its own to search engines. */
  isNarrowed?: boolean;
  locale: LocaleCode;
  title: string;
  document: DocumentView | undefined;
  archive: ArchiveView | undefined;
  crumbs: Crumb[];
  feeds: FeedLink[];
  /** Its own layout says only what there is to be said beside its title: without a template the title stands above it. */
  isTitled?: true | undefined;
  /** What the document is, for search engines; absent where it is a page like any other. */
  schema?: SchemaNodes | undefined;
  templates: { header: Template | undefined; body: Template | undefined; footer: Template | undefined };
  site: Site;
  theme: Theme;
  /** What each part has loaded, by its name; a part reads its own (`partData.ts`). */
  parts: Readonly<Record<string, unknown>>;
  /** What is being edited on this page in place of its document: a document of the part's own. */
  edited?: { part: string; doc: unknown } | undefined;
  /** What a visitor without script has sent from this page and was refused: it is shown once more, with what is wrong. Never kept. */
  answered?: AnsweredView | undefined;
  /** What parts know of the one visitor for whom the page is made, by their names (`personal.ts`); absent: it is everybody's. Never kept. */
  visitor?: Readonly<Record<string, unknown>> | undefined;
  /** Origin without a slash at the end. */
  publicUrl: string;
  /** Answers one visitor: no search engine lists it, nothing opens on it by itself, and nothing counts or follows who sees it. */
  isNotice?: true;
  /** Part of every id that is made: what is rendered joins a page that stands already, and shares no id with it. */
  idScope?: string;
  /** Rendered once for all pages that show it: which one that is, only the browser knows (`PAGE_PLACEHOLDERS`). */
  isFragment?: true;
}

export type {
  AnyBlock,
  Category,
  Chat,
  ChatAccount,
  ChatContent,
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
  SharedPopup,
  Site,
  Tag,
  Template,
  TermView,
  Theme,
  Toc,
};
