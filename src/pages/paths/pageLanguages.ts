import type { DocumentLanguages, StoredDocument } from '../../content/documentTypes.ts';
import { languageOfPath } from '../../content/reads/readTranslations.ts';
import type { ContentReader, FoundDocument } from '../../content/types.ts';
import type { InterfacePage, Part } from '../../render/part.ts';
import { DEFAULT_LOCALE, joinLocale, type LocaleCode, type LocalePath } from '../../shared/locales.ts';
import { createTranslate } from '../../shared/messages/index.ts';

/** None of the page's own texts are in its language. */
const NOTHING: ReadonlySet<string> = new Set();

/** Parts of the site, for the pages that they show in each language. */
type InterfaceParts = Iterable<Pick<Part, 'interfacePages'>>;

/** Splits off the language prefix of a path, where the site offers that language. */
export async function splitOffered(path: string, content: Pick<ContentReader, 'listLanguages'>): Promise<LocalePath> {
  const locale = languageOfPath(path);
  const isOffered = locale !== undefined && (await content.listLanguages()).includes(locale);
  return isOffered ? { locale, path: path.slice(locale.length + 1) } : { locale: DEFAULT_LOCALE, path };
}

/**
 * The languages of a page that exists in each: a list or the search.
 * @param page its path without the language
 * @param some the languages, where it does not exist in all
 * @returns undefined where the site offers one language
 */
export async function everyLanguage(
  { locale, path }: LocalePath,
  content: Pick<ContentReader, 'listLanguages'>,
  some?: readonly LocaleCode[],
): Promise<DocumentLanguages | undefined> {
  const offered = await content.listLanguages();
  if (offered.length === 0) return undefined;
  const codes = some ?? [DEFAULT_LOCALE, ...offered];
  return {
    alternates: codes.map((code) => ({ locale: code, path: joinLocale({ locale: code, path }) })),
    ...(locale !== DEFAULT_LOCALE && { translation: { locale, sourcePath: path, translated: NOTHING } }),
  };
}

/** A document with its pages in all languages of the site, where those without a translation are a part's (`interfacePages`). */
export async function withInterface(
  found: FoundDocument,
  content: Pick<ContentReader, 'listLanguages' | 'shared'>,
  parts: InterfaceParts,
): Promise<FoundDocument> {
  const { languages } = found;
  if (!languages || !(await findInterfacePage(found, content, parts))) return found;
  const path = languages.translation?.sourcePath ?? found.doc.path ?? '/';
  const codes: LocaleCode[] = [DEFAULT_LOCALE, ...(await content.listLanguages())];
  const alternates = codes.map(
    (locale) =>
      languages.alternates.find((alternate) => alternate.locale === locale) ?? {
        locale,
        path: joinLocale({ locale, path }),
      },
  );
  return { ...found, languages: { ...languages, alternates } };
}

/**
 * A part's page in a language that it is not translated into: its blocks and its title use the message catalogue. Its
 * own texts are in the source language, and marked.
 * @returns undefined for all other documents; where it is translated, the path of the translation
 */
export async function untranslatedPage(
  locale: LocaleCode,
  source: FoundDocument | undefined,
  content: Pick<ContentReader, 'listLanguages' | 'shared'>,
  parts: InterfaceParts,
): Promise<FoundDocument | { translatedPath: string } | undefined> {
  const page = source && (await findInterfacePage(source, content, parts));
  if (!page) return undefined;
  const { collection, doc, languages } = await withInterface(source, content, parts);
  const sourcePath = doc.path ?? '/';
  const path = joinLocale({ locale, path: sourcePath });
  const alternates = languages?.alternates ?? [];
  const translated = alternates.find((alternate) => alternate.locale === locale);
  if (translated && translated.path !== path) return { translatedPath: translated.path };
  const title = createTranslate(locale)(page.title);
  const own: StoredDocument = { ...doc, path, title, excerpt: null, meta: { noindex: doc.meta?.noindex ?? null } };
  return {
    collection,
    doc: own,
    languages: { alternates, translation: { locale, sourcePath, translated: NOTHING } },
  };
}

async function findInterfacePage(
  { collection, doc }: FoundDocument,
  content: Pick<ContentReader, 'shared'>,
  parts: InterfaceParts,
): Promise<InterfacePage | undefined> {
  const shared = await content.shared();
  return [...parts]
    .flatMap((part) => part.interfacePages?.(shared) ?? [])
    .find((page) => page.collection === collection && page.id === doc.id);
}
