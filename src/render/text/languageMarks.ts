import { isObject } from '../../shared/isObject.ts';
import { DEFAULT_LOCALE, directionOf } from '../../shared/locales.ts';
import type { AnyBlock, PageView, TermView } from '../types.ts';
import type { TextMark } from './marks.ts';

/** Marks texts in the source language on a page in another (WCAG 3.1.2). */
export const IN_SOURCE: Required<Pick<TextMark, 'dir' | 'lang'>> = {
  lang: DEFAULT_LOCALE,
  dir: directionOf(DEFAULT_LOCALE),
};

const NONE = {};

/**
 * The mark of a block's text on a page of a translated document: its language, unless the text is translated. Texts of templates never are.
 * @returns undefined on all other pages
 */
export function languageMarks(
  block: AnyBlock,
  { languages }: Pick<PageView, 'languages'>,
): ((path: string) => TextMark) | undefined {
  // A block without an id is not stored: a widget has made it of texts of the document, such as the answers of a tour.
  const translated = block.id ? languages?.translation?.translated : undefined;
  return translated && ((path) => (translated.has(keyOf(block, path)) ? NONE : IN_SOURCE));
}

/** The languages of a page, with the translated texts of an entry that it shows, such as a form. */
export function withTranslated<Context extends { view: PageView }>(
  context: Context,
  keys: ReadonlySet<string> | undefined,
): Context {
  const { languages } = context.view;
  const translation = languages?.translation;
  if (!translation || !keys) return context;
  const translated = new Set([...translation.translated, ...keys]);
  return {
    ...context,
    view: { ...context.view, languages: { ...languages, translation: { ...translation, translated } } },
  };
}

/** The mark of a term's name, or another value with its own language, on a page in another language. */
export function languageMark(
  { locale }: Pick<TermView, 'locale'>,
  { languages, locale: ofPage }: PageView,
): typeof IN_SOURCE | undefined {
  return languages?.translation && locale !== ofPage ? IN_SOURCE : undefined;
}

/** The key of a text (`TextLeaf`), by its path in the block: by the closest row with an id. */
function keyOf(block: AnyBlock, path: string): string {
  let owner = block.id ?? '';
  let at: unknown = block;
  let names: string[] = [];
  for (const name of path.split('.')) {
    at = Array.isArray(at) ? at[Number(name)] : isObject(at) ? at[name] : undefined;
    if (/^\d+$/.test(name) && isObject(at) && typeof at.id === 'string') {
      owner = at.id;
      names = [];
    } else names.push(name);
  }
  return `${owner}/${names.join('.')}`;
}
