import type { ContentReader, FoundDocument } from '../../content/types.ts';
import type { DocumentKind } from '../../documents/documentKind.ts';
import type { Taxonomy } from '../../documents/documentSource.ts';
import type { ArchiveView } from '../../render/types.ts';
import { DEFAULT_LOCALE, type LocaleCode } from '../../shared/locales.ts';
import { createTranslate } from '../../shared/messages/index.ts';
import { cleanSearch } from '../../shared/search/cleanSearch.ts';
import { canonicalPath, encodePath } from '../../shared/urls.ts';
import type { Documents } from '../features.ts';
import { crumbsAbove } from './crumbsAbove.ts';
import { splitLocale } from './localePath.ts';

/** The result of resolving a path. */
export type Resolution =
  | ({ kind: 'document'; locale: LocaleCode } & FoundDocument)
  | { kind: 'archive'; archive: ArchiveView }
  /** `to` is percent-encoded, ready for the header. */
  | { kind: 'redirect'; to: string; status: 301 | 302 }
  | { kind: 'gone' }
  | { kind: 'not-found' };

/** Documents per page of an archive or of search results. */
const PAGE_SIZE = 9;

const PAGE = /page\/([1-9]\d{0,3})\/$/;
const SEARCH = /^\/search\/(?:([^/]+)\/)?(?:([a-z-]+)\/)?(?:page\/([1-9]\d{0,3})\/)?$/;

interface ResolveParts {
  content: ContentReader;
  documents: Documents;
}

/**
 * Resolves a canonical path: a search, whose paths no document can have, then a document, then a translated one, then an archive, then a redirect.
 * @param whole decoded, as `canonicalPath` returns it; for a search the words keep their case
 */
export async function resolvePath(whole: string, parts: ResolveParts): Promise<Resolution> {
  const { locale, path } = splitLocale(whole);
  const { content } = parts;
  const search = path.match(SEARCH);
  if (search) return resolveSearch(cleanSearch(search[1] ?? ''), search[2], search[3], parts);
  const document = await content.findDocument(path);
  if (document) return { kind: 'document', locale, ...document };
  const translation = await content.findTranslation(path);
  if (translation)
    return { kind: 'document', locale: translation.languages?.translation?.locale ?? locale, ...translation };
  // Archives and redirects have addresses in the default language alone.
  if (locale !== DEFAULT_LOCALE) return { kind: 'not-found' };
  return (await resolveArchive(path, parts)) ?? findRedirect(path, content);
}

async function resolveSearch(
  words: string,
  kind: string | undefined,
  page: string | undefined,
  { content, documents }: ResolveParts,
): Promise<Resolution> {
  const t = createTranslate(DEFAULT_LOCALE);
  if (kind && !documents.get(kind)?.isSearched) return { kind: 'not-found' };
  if (!words && (kind || page)) return { kind: 'not-found' };
  const basePath = ['/search/', words && `${words}/`, kind && `${kind}/`].filter(Boolean).join('');
  if (page === '1') return { kind: 'redirect', to: encodePath(basePath), status: 301 };
  if (page) {
    const { totalPages } = await content.search(words, { limit: PAGE_SIZE, page: 1, kind });
    if (Number(page) > totalPages) return { kind: 'not-found' };
  }
  const title = words ? t('search.titleFor', { query: words }) : t('search.title');
  return {
    kind: 'archive',
    archive: {
      title,
      description: undefined,
      basePath,
      page: Number(page ?? 1),
      pageSize: PAGE_SIZE,
      query: words,
      searchedKind: kind,
    },
  };
}

async function resolveArchive(path: string, { content, documents }: ResolveParts): Promise<Resolution | undefined> {
  const page = path.match(PAGE)?.[1];
  const basePath = path.replace(PAGE, '');
  const archive = await describeArchive(basePath, documents, content);
  if (!archive) return undefined;
  if (page === '1') return { kind: 'redirect', to: encodePath(basePath), status: 301 };
  const number = Number(page ?? 1);
  if (number > 1) {
    const { kind, terms = {} } = archive.of;
    const { totalPages } = await content.list(kind, { terms, limit: PAGE_SIZE, page: 1 });
    if (number > totalPages) return { kind: 'not-found' };
  }
  return { kind: 'archive', archive: { ...archive, basePath, page: number, pageSize: PAGE_SIZE } };
}

type ArchiveStart = Omit<ArchiveView, 'basePath' | 'page' | 'pageSize'> & Required<Pick<ArchiveView, 'of'>>;

async function describeArchive(
  basePath: string,
  documents: Documents,
  content: ContentReader,
): Promise<ArchiveStart | undefined> {
  for (const kind of documents) {
    const found = kind.archive?.path === basePath ? describeAll(kind) : await describeTerm(basePath, kind, content);
    if (found) return found;
  }
  return undefined;
}

/** The archive of all documents of a kind. */
function describeAll({ archive, feed, name }: DocumentKind): ArchiveStart {
  return {
    of: { kind: name },
    title: archive?.title(createTranslate(DEFAULT_LOCALE)) ?? '',
    description: undefined,
    // Every page links the site's main feed.
    feedPath: feed?.isOfSite ? undefined : feed?.path,
  };
}

/** The archive of a term, where the path is that of a term. */
async function describeTerm(
  basePath: string,
  { name, taxonomies }: DocumentKind,
  content: ContentReader,
): Promise<ArchiveStart | undefined> {
  for (const { archive, field, of } of taxonomies) {
    const slug = archive && slugAfter(of.basePath, basePath);
    const term = slug && (await content.findTerm(of.name, slug));
    if (!term) continue;
    return {
      of: { kind: name, terms: { [field]: await withTermsBelow(of, term.id, content) } },
      title: term.title,
      description: term.description || undefined,
      above: await crumbsAbove(of, term.id, content),
      feedPath: archive.hasFeed ? `${basePath}feed/` : undefined,
    };
  }
  return undefined;
}

/** The ids of a term and its descendants in a hierarchical taxonomy: an archive lists the documents of all of them. */
export async function withTermsBelow(
  { isTree, name }: Taxonomy,
  id: number,
  content: Pick<ContentReader, 'termsBelow'>,
): Promise<number[]> {
  return isTree ? [id, ...(await content.termsBelow(name, id))] : [id];
}

/**
 * The single path segment after `start`; undefined for any other path.
 * @param start with a trailing slash
 */
export function slugAfter(start: string, path: string): string | undefined {
  return path.startsWith(start) ? path.slice(start.length).match(/^([^/]+)\/$/)?.[1] : undefined;
}

async function findRedirect(path: string, content: ContentReader): Promise<Resolution> {
  const redirect = await content.findRedirect(path);
  if (!redirect) return { kind: 'not-found' };
  if (redirect.status === '410') return { kind: 'gone' };
  if (!redirect.to || canonicalPath(redirect.to) === path) return { kind: 'not-found' };
  return { kind: 'redirect', to: encodeAddress(redirect.to), status: redirect.status === '302' ? 302 : 301 };
}

/** Encodes a URL for a header; characters that are encoded already stay as they are. */
function encodeAddress(address: string): string {
  return address.toWellFormed().replace(/[^\x21-\x7e]+/g, encodeURIComponent);
}
