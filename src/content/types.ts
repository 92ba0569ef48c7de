import type {
  Analytics,
  Category,
  Chat,
  ChatAccount,
  CopyProtection,
  Lightbox,
  Media,
  Page,
  Popup,
  Post,
  Site,
  Tag,
  Template,
  Theme,
  Toc,
} from '../cms/payload-types.ts';

/** One page of a list of articles. */
export interface PostList {
  docs: Post[];
  page: number;
  totalPages: number;
  totalDocs: number;
}

export interface PostQuery {
  categories?: number[];
  tags?: number[];
  /** Only these, in this order. */
  ids?: number[];
  order?: 'newest' | 'oldest' | 'title';
  limit: number;
  /** From 1. Absent: the first, and how many more there are is not counted. */
  page?: number;
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
  toc: Toc;
  copyProtection: CopyProtection;
  lightbox: Lightbox;
  analytics: Analytics;
  templates: Template[];
  chat: ChatContent;
  popups: SharedPopup[];
}

/** A document and the collection it is in. */
export type FoundDocument = { collection: 'pages'; doc: Page } | { collection: 'posts'; doc: Post };

/** Where an old address leads; without `to` there is nothing any more. */
export interface FoundRedirect {
  to: string | undefined;
  status: '301' | '302' | '410';
}

/** Which documents a feed or a sitemap lists, and how many; all when there is no limit. */
export interface ListQuery {
  category?: number;
  /** True: without the front page. */
  isWithoutFront?: boolean;
  limit?: number;
}

/** What one page reads from the CMS: published content only. Every read notes what the page depends on. */
export interface ContentReader {
  shared(): Promise<SharedContent>;
  /** Notes that the page shows one of the shared templates, or would if it were there. */
  noteTemplate(id: number): void;
  findDocument(path: string): Promise<FoundDocument | undefined>;
  findRedirect(path: string): Promise<FoundRedirect | undefined>;
  listPosts(query: PostQuery): Promise<PostList>;
  /** Documents without their layouts; articles newest first. */
  listPages(query?: ListQuery): Promise<Page[]>;
  listAllPosts(query?: ListQuery): Promise<Post[]>;
  findTerm(collection: 'categories' | 'tags', slug: string): Promise<Category | Tag | undefined>;
  /** A popup with its content. */
  findPopup(id: number): Promise<Popup | undefined>;
  search(query: string, options: { limit: number; page: number }): Promise<PostList>;
}
