import { splitLocale } from '../../pages/localePath.ts';
import { DEFAULT_LOCALE, type LocaleCode } from '../../shared/locales.ts';

/**
 * The language of the page that a request came from: its address says it, as for every page, and no header of the browser's. The site
 * sends itself whole addresses (`referrer-policy`); a browser that hides them gets the default language.
 */
export function refererLocale(referer: string | undefined): LocaleCode {
  return referer && URL.canParse(referer) ? splitLocale(new URL(referer).pathname).locale : DEFAULT_LOCALE;
}
