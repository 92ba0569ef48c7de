import type {
  Category,
  Chat,
  ChatAccount,
  ContainerBlock,
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
import type { ChatContent, SharedPopup } from '../content/types.ts';
import type { LocaleCode } from '../shared/locales.ts';

/** Any block of a layout, as the studio stores it. */
export type AnyBlock = NonNullable<ContainerBlock['blocks']>[number];
export type Layout = AnyBlock[] | null | undefined;

/** A relation as it comes from the database: populated, or only an id when the target is gone or hidden. */
export type Related<T> = T | number | null | undefined;

/** The parts of a document that every page needs, whatever its collection. */
export interface DocumentView {
  collection: 'pages' | 'posts' | 'templates';
  id: number;
  title: string;
  path: string;
  excerpt: string | undefined;
  image: Media | undefined;
  layout: Layout;
  publishedAt: string | undefined;
  updatedAt: string;
  byline: string | undefined;
  categories: Category[];
  tags: Tag[];
  meta: { title: string | undefined; description: string | undefined; image: Media | undefined; noindex: boolean };
}

/** Which list an archive or search page shows. */
export interface ArchiveView {
  /** What the list is of: all articles, one category, one tag, or the results of a search. */
  kind: 'articles' | 'category' | 'tag' | 'search';
  title: string;
  description: string | undefined;
  /** Path of the first page of the list. */
  basePath: string;
  /** From 1. */
  page: number;
  category?: Category;
  tag?: Tag;
  /** The words searched for; empty when the search page was opened without any. */
  query?: string;
}

export interface Crumb {
  label: string;
  path: string;
}

/** Everything that decides what a page says: HTML, head, structured data and feeds are made from this and nothing else. */
export interface PageView {
  status: 200 | 404;
  kind: 'page' | 'article' | 'archive' | 'search' | 'not-found' | 'template';
  /** Canonical path, decoded. */
  path: string;
  locale: LocaleCode;
  title: string;
  document: DocumentView | undefined;
  archive: ArchiveView | undefined;
  crumbs: Crumb[];
  templates: { header: Template | undefined; body: Template | undefined; footer: Template | undefined };
  site: Site;
  theme: Theme;
  /** What each part has loaded, by its name; a part reads its own (`partData.ts`). */
  parts: Readonly<Record<string, unknown>>;
  /** What is being edited on this page in place of its document: a document of the part's own. */
  edited?: { part: string; doc: unknown } | undefined;
  /** Origin without a slash at the end. */
  publicUrl: string;
  /** Rendered once for all pages that show it: which one that is, only the browser knows (`PAGE_PLACEHOLDERS`). */
  isFragment?: true;
}

export type {
  Category,
  Chat,
  ChatAccount,
  ChatContent,
  CopyProtection,
  Lightbox,
  Media,
  Menu,
  Page,
  Popup,
  Post,
  SharedPopup,
  Site,
  Tag,
  Template,
  Theme,
  Toc,
};
