import { DEFAULT_LOCALE, isLocale, LANGUAGE_PARAMETER, type LocaleCode } from '../../shared/locales.ts';

const POSTED_FORM = /<form\b(?=[^>]*\smethod="post")[^>]*>|<button\b[^>]*\sformaction="[^>]*>/gi;
const ACTION = /(\s(?:form)?action="\/[^"?#]*)(?=")/i;

/**
 * The HTML of a page that is shown again because its form was refused: it stands at the address of the endpoint, which says no language, so its forms
 * say it when they are sent again. Unchanged in the default language.
 */
export function keepLanguage(html: string, locale: LocaleCode): string {
  if (locale === DEFAULT_LOCALE) return html;
  return html.replace(POSTED_FORM, (tag) => tag.replace(ACTION, `$1?${LANGUAGE_PARAMETER}=${locale}`));
}

/** The language that a form or a mailed link says; undefined where the page has an address that does. */
export function saidLanguage(query: URLSearchParams): LocaleCode | undefined {
  const code = query.get(LANGUAGE_PARAMETER);
  return isLocale(code) ? code : undefined;
}
