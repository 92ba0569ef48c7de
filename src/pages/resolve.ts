import type { ContentReader } from '../content/types.ts';
import { ARCHIVE_PAGE_SIZE, archiveQuery } from '../render/archive.ts';
import { cleanSearch } from '../render/searchWords.ts';
import type { ArchiveView, Category, Page, Post, Tag } from '../render/types.ts';
import { DEFAULT_LOCALE } from '../shared/locales.ts';
import { createTranslate } from '../shared/messages/index.ts';
import { canonicalPath, encodePath } from '../shared/urls.ts';

/** What an address stands for. */
export type Resolution =
  | { kind: 'document'; collection: 'pages' | 'posts'; doc: Page | Post }
  | { kind: 'archive'; archive: ArchiveView }
  /** `to` is encoded, ready to be sent. */
  | { kind: 'redirect'; to: string; status: 301 | 302 }
  | { kind: 'gone' }
  | { kind: 'not-found' };

const ARCHIVE = /^\/(?:articles|category\/([^/]+)|tag\/([^/]+))\/(?:page\/([1-9]\d{0,3})\/)?$/;
const SEARCH = /^\/search\/(?:([^/]+)\/)?(?:page\/([1-9]\d{0,3})\/)?$/;

/**
 * Finds what a canonical path stands for: a search, whose addresses no document can have, then a document, then an
 * archive, then a redirect.
 * @param path decoded, as `canonicalPath` returns it; for a search the words keep their case
 */
export async function resolvePath(path: string, content: ContentReader): Promise<Resolution> {
  const search = path.match(SEARCH);
  if (search) return resolveSearch(cleanSearch(search[1] ?? ''), search[2], content);
  const document = await content.findDocument(path);
  if (document) return { kind: 'document', ...document };
  const archive = path.match(ARCHIVE);
  return (archive && (await resolveArchive(archive, content))) || findRedirect(path, content);
}

async function resolveSearch(words: string, page: string | undefined, content: ContentReader): Promise<Resolution> {
  const t = createTranslate(DEFAULT_LOCALE);
  if (!words && page) return { kind: 'not-found' };
  const basePath = words ? `/search/${words}/` : '/search/';
  if (page === '1') return { kind: 'redirect', to: encodePath(basePath), status: 301 };
  if (page) {
    const { totalPages } = await content.search(words, { limit: ARCHIVE_PAGE_SIZE, page: 1 });
    if (Number(page) > totalPages) return { kind: 'not-found' };
  }
  const title = words ? t('search.titleFor', { query: words }) : t('search.title');
  return {
    kind: 'archive',
    archive: { kind: 'search', title, description: undefined, basePath, page: Number(page ?? 1), query: words },
  };
}

async function resolveArchive(match: RegExpMatchArray, content: ContentReader): Promise<Resolution | undefined> {
  const [path, category, tag, page] = match;
  const basePath = path.replace(/page\/\d+\/$/, '');
  const archive = await describeArchive(category, tag, content);
  if (!archive) return undefined;
  if (page === '1') return { kind: 'redirect', to: encodePath(basePath), status: 301 };
  const number = Number(page ?? 1);
  if (number > 1) {
    const { totalPages } = await content.listPosts({ ...archiveQuery(archive), limit: ARCHIVE_PAGE_SIZE, page: 1 });
    if (number > totalPages) return { kind: 'not-found' };
  }
  return { kind: 'archive', archive: { ...archive, basePath, page: number } };
}

type ArchiveStart = Omit<ArchiveView, 'basePath' | 'page'>;

async function describeArchive(
  category: string | undefined,
  tag: string | undefined,
  content: ContentReader,
): Promise<ArchiveStart | undefined> {
  if (!category && !tag) {
    return { kind: 'articles', title: createTranslate(DEFAULT_LOCALE)('archive.articles'), description: undefined };
  }
  const collection = category ? 'categories' : 'tags';
  const term = await content.findTerm(collection, category ?? tag ?? '');
  if (!term) return undefined;
  const shared = { title: term.title, description: term.description || undefined };
  return category
    ? { kind: 'category', category: term as Category, ...shared }
    : { kind: 'tag', tag: term as Tag, ...shared };
}

async function findRedirect(path: string, content: ContentReader): Promise<Resolution> {
  const redirect = await content.findRedirect(path);
  if (!redirect) return { kind: 'not-found' };
  if (redirect.status === '410') return { kind: 'gone' };
  if (!redirect.to || canonicalPath(redirect.to) === path) return { kind: 'not-found' };
  return { kind: 'redirect', to: encodeAddress(redirect.to), status: redirect.status === '302' ? 302 : 301 };
}

/** An address as a header can hold it; what an editor has encoded already stays as it is. */
function encodeAddress(address: string): string {
  return address.toWellFormed().replace(/[^\x21-\x7e]+/g, encodeURIComponent);
}
