import type { Alternate } from '../../content/documentTypes.ts';
import type { PageView } from '../../render/types.ts';

/** A language that visitors of a page can choose. */
export interface LanguageLink extends Alternate {
  isCurrent: boolean;
  /** It leads to the front page, as this page is not translated. */
  isFront: boolean;
}

/**
 * Languages for a page: its own translations, and for all others the front page in that language. Unpublished translations do not count.
 * @param fronts the front page in each language that has one, the default first
 */
export function languageLinks(
  { languages, locale, path }: Pick<PageView, 'languages' | 'locale' | 'path'>,
  fronts: readonly Alternate[],
): LanguageLink[] {
  const own = languages?.alternates ?? [];
  // Header and footer of a translated page are in the language of the source, so the path decides the language of the page.
  const current = own.find((alternate) => alternate.path === path)?.locale ?? locale;
  const codes = new Set([...fronts, ...own].map((alternate) => alternate.locale));
  return [...codes].flatMap((code) => {
    const page = own.find((alternate) => alternate.locale === code);
    const target = page ?? (code === current ? { locale: code, path } : fronts.find((front) => front.locale === code));
    return target ? [{ ...target, isCurrent: code === current, isFront: !page && code !== current }] : [];
  });
}
