import type { DocumentLanguages } from '../../content/documentTypes.ts';
import type { ContentReader, FoundDocument } from '../../content/types.ts';
import type { DocumentKind } from '../../documents/documentKind.ts';
import type { Taxonomy } from '../../documents/documentSource.ts';
import type { Part } from '../../render/part.ts';
import type { ArchiveView } from '../../render/types.ts';
import { DEFAULT_LOCALE, joinLocale, type LocaleCode, type LocalePath } from '../../shared/locales.ts';
import { createTranslate } from '../../shared/messages/index.ts';
import { cleanSearch } from '../../shared/search/cleanSearch.ts';
import { canonicalPath, encodePath } from '../../shared/urls.ts';
import type { Documents } from '../features.ts';
import { crumbsAbove } from './crumbsAbove.ts';
import { splitLocale } from './localePath.ts';
import { everyLanguage, splitOffered, untranslatedPage, withInterface } from './pageLanguages.ts';

/** The result of resolving a path. */
export type Resolution =
  | ({ kind: 'document'; locale: LocaleCode } & FoundDocument)
  | { kind: 'archive'; locale: LocaleCode; archive: ArchiveView; languages?: DocumentLanguages | undefined }
  /** `to` is percent-encoded, ready for the header. */
  | { kind: 'redirect'; to: string; status: 301 | 302 }
  | { kind: 'gone' }
  | { kind: 'not-found' };

/** Documents per page of an archive or of search results. */
const PAGE_SIZE = 9;

const PAGE = /page\/([1-9]\d{0,3})\/$/;
const SEARCH = /^\/search\/(?:([^/]+)\/)?(?:([a-z-]+)\/)?(?:page\/([1-9]\d{0,3})\/)?$/;

/** Dependencies of the path resolver. */
export interface ResolveParts {
  content: ContentReader;
  documents: Documents;
  parts: Iterable<Pick<Part, 'interfacePages'>>;
}

/**
 * Resolves a canonical path: a search, whose paths no document can have, then a document, then a translated one, then an archive, then a page of a
 * part in a language that it is not translated into, then a redirect.
 * @param whole decoded, as `canonicalPath` returns it; for a search the words keep their case
 */
export async function resolvePath(whole: string, parts: ResolveParts): Promise<Resolution> {
  const { locale, path } = splitLocale(whole);
  const { content } = parts;
  const at = await splitOffered(path, content);
  const search = at.path.match(SEARCH);
  if (search) return resolveSearch(at, search, parts);
  const document = await content.findDocument(path);
  if (document) return { kind: 'document', locale, ...(await withInterface(document, content, parts.parts)) };
  const translation = await content.findTranslation(path);
  if (translation)
    return { kind: 'document', locale: at.locale, ...(await withInterface(translation, content, parts.parts)) };
  if (locale !== DEFAULT_LOCALE) return { kind: 'not-found' };
  return (await resolveArchive(at, parts)) ?? (await resolveUntranslated(at, parts)) ?? findRedirect(path, content);
}

async function resolveUntranslated(
  { locale, path }: LocalePath,
  { content, parts }: ResolveParts,
): Promise<Resolution | undefined> {
  if (locale === DEFAULT_LOCALE) return undefined;
  const page = await untranslatedPage(locale, await content.findDocument(path), content, parts);
  if (!page) return undefined;
  if ('translatedPath' in page) return { kind: 'redirect', to: encodePath(page.translatedPath), status: 302 };
  return { kind: 'document', locale, ...page };
}

async function resolveSearch(
  { locale, path }: LocalePath,
  [, typed = '', kind, page]: RegExpMatchArray,
  { content, documents }: ResolveParts,
): Promise<Resolution> {
  const t = createTranslate(locale);
  const words = cleanSearch(typed);
  if (kind && !documents.get(kind)?.isSearched) return { kind: 'not-found' };
  if (!words && (kind || page)) return { kind: 'not-found' };
  const basePath = joinLocale({
    locale,
    path: ['/search/', words && `${words}/`, kind && `${kind}/`].filter(Boolean).join(''),
  });
  if (page === '1') return { kind: 'redirect', to: encodePath(basePath), status: 301 };
  if (page) {
    const { totalPages } = await content.search(words, { limit: PAGE_SIZE, page: 1, kind });
    if (Number(page) > totalPages) return { kind: 'not-found' };
  }
  const title = words ? t('search.titleFor', { query: words }) : t('search.title');
  return {
    kind: 'archive',
    locale,
    languages: await everyLanguage({ locale, path }, content),
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

async function resolveArchive(
  { locale, path }: LocalePath,
  { content, documents }: ResolveParts,
): Promise<Resolution | undefined> {
  const page = path.match(PAGE)?.[1];
  const ownPath = path.replace(PAGE, '');
  const described = await describeArchive({ locale, path: ownPath }, documents, content);
  if (!described) return undefined;
  const { codes, ...archive } = described;
  const basePath = joinLocale({ locale, path: ownPath });
  if (page === '1') return { kind: 'redirect', to: encodePath(basePath), status: 301 };
  const number = Number(page ?? 1);
  if (number > 1) {
    const { kind, terms = {} } = archive.of;
    const { totalPages } = await content.list(kind, { terms, limit: PAGE_SIZE, page: 1 });
    if (number > totalPages) return { kind: 'not-found' };
  }
  const languages = await everyLanguage({ locale, path }, content, codes);
  return { kind: 'archive', locale, languages, archive: { ...archive, basePath, page: number, pageSize: PAGE_SIZE } };
}

type ArchiveStart = Omit<ArchiveView, 'basePath' | 'page' | 'pageSize'> &
  Required<Pick<ArchiveView, 'of'>> & { codes?: readonly LocaleCode[] };

async function describeArchive(
  { locale, path }: LocalePath,
  documents: Documents,
  content: ContentReader,
): Promise<ArchiveStart | undefined> {
  for (const kind of documents) {
    if (kind.archive?.path === path) return describeAll(kind, locale);
    const found = await describeTerm({ locale, path }, kind, content);
    if (found) return found;
  }
  return undefined;
}

/** The archive of all documents of a kind. */
function describeAll({ archive, feed, name }: DocumentKind, locale: LocaleCode): ArchiveStart {
  return {
    of: { kind: name },
    title: archive?.title(createTranslate(locale)) ?? '',
    description: undefined,
    // Every page links the site's main feed.
    feedPath: feed?.isOfSite ? undefined : feed?.path,
  };
}

/** The archive of a term, where the path is that of a term; in another language where its name is translated. */
async function describeTerm(
  { locale, path }: LocalePath,
  { name, taxonomies }: DocumentKind,
  content: ContentReader,
): Promise<ArchiveStart | undefined> {
  const isSource = locale === DEFAULT_LOCALE;
  for (const { archive, field, of } of taxonomies) {
    const slug = archive && slugAfter(of.basePath, path);
    const spoken = isSource ? content : content.in(locale);
    const term = slug && (await spoken.findTerm(of.name, slug));
    if (!term || (!isSource && term.locale !== locale)) continue;
    return {
      codes: [DEFAULT_LOCALE, ...(await content.listTranslatedInto(of.name, term.id))],
      of: { kind: name, terms: { [field]: await withTermsBelow(of, term.id, content) } },
      title: term.title,
      description: term.description || undefined,
      above: await crumbsAbove(of, term.id, spoken),
      feedPath: archive.hasFeed ? `${path}feed/` : undefined,
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
