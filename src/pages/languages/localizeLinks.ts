import type { ContentReader } from '../../content/types.ts';
import type { Part } from '../../render/part.ts';
import { joinLocale, type LocaleCode } from '../../shared/locales.ts';
import { canonicalPath, encodePath } from '../../shared/urls.ts';
import type { Documents } from '../features.ts';
import { slugAfter } from '../paths/resolve.ts';

/** Links and forms of rendered HTML, with the path at the start of their address. React writes no `<` or `>` into attributes. */
const ADDRESSES = /(<(?:a|form)\b(?:[^<>]*?\s)?(?:href|action)=")(\/[^"?#]*\/)([^<>]*>)/g;
/** Of a link whose language is chosen already, such as those of the switcher. */
const CHOSEN = /\shreflang=/i;
const SEARCH = '/search/';
const LIST = /^(\/.+?\/)(?:page\/\d+\/)?$/;

interface LinkTools {
  /** Of the language. */
  content: Pick<ContentReader, 'findTerm' | 'findTranslated' | 'shared'>;
  documents: Documents;
  parts: Iterable<Pick<Part, 'interfacePages'>>;
}

/**
 * Rewrites the links of a page in another language to pages in that language: translated documents, lists, the
 * search, and the pages of parts. Only the path of a link counts, whether it is in a menu, a text or a card; all
 * others stay unchanged.
 */
export async function localizeLinks(html: string, locale: LocaleCode, tools: LinkTools): Promise<string> {
  const lists = new Set(tools.documents.having('archive').map(({ archive }) => archive.path));
  const isList = (path: string): boolean => path.startsWith(SEARCH) || lists.has(LIST.exec(path)?.[1] ?? '');
  const links = [...html.matchAll(ADDRESSES)].filter(([, , , rest = '']) => !CHOSEN.test(rest));
  const written = new Set(links.map(([, , path = '']) => path).filter((path) => !isList(path)));
  const found = await findPages([...written], locale, tools);
  return html.replace(ADDRESSES, (whole, start: string, path: string, rest: string) => {
    if (CHOSEN.test(rest)) return whole;
    const local = isList(path) ? joinLocale({ locale, path }) : found.get(path);
    return local ? start + local + rest : whole;
  });
}

/** Encoded paths in a language, by the paths as they are written. */
async function findPages(
  written: readonly string[],
  locale: LocaleCode,
  { content, documents, parts }: LinkTools,
): Promise<ReadonlyMap<string, string>> {
  const paths = new Map(written.map((path) => [path, canonicalPath(path)]));
  const shared = await content.shared();
  const own = [...parts].flatMap((part) => part.interfacePages?.(shared) ?? []);
  const translated = await content.findTranslated(
    [...new Set([...paths.values()].flatMap((path) => path ?? []))],
    locale,
  );
  const local = new Map(
    translated.map(({ collection, id, path, sourcePath }) => {
      const isOwn = own.some((page) => page.collection === collection && page.id === id);
      return [sourcePath, path ?? (isOwn ? joinLocale({ locale, path: sourcePath }) : undefined)];
    }),
  );
  for (const path of paths.values()) {
    if (path && !local.has(path) && (await isTermIn(path, locale, content, documents)))
      local.set(path, joinLocale({ locale, path }));
  }
  return new Map(
    [...paths].flatMap(([path, canonical = '']) => {
      const found = local.get(canonical);
      return found ? [[path, encodePath(found)] as const] : [];
    }),
  );
}

/** Whether a path lists the documents of a term whose name is translated. */
async function isTermIn(
  path: string,
  locale: LocaleCode,
  content: Pick<ContentReader, 'findTerm'>,
  documents: Documents,
): Promise<boolean> {
  for (const { taxonomies } of documents) {
    for (const { archive, of } of taxonomies) {
      const slug = archive && slugAfter(of.basePath, path);
      if (slug) return (await content.findTerm(of.name, slug))?.locale === locale;
    }
  }
  return false;
}
