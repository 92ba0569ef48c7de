import type { Payload } from 'payload';
import { offeredLanguages } from '../../cms/translations/languages.ts';
import { languageOfPath } from '../../content/reads/readTranslations.ts';
import { splitLocale } from '../../pages/paths/localePath.ts';
import { DEFAULT_LOCALE, type LocaleCode } from '../../shared/locales.ts';

/**
 * The language of the page that a request came from: its address says it, as for every page, and no header of the browser's. The site
 * sends itself whole addresses (`referrer-policy`); a browser that hides them gets the default language. The settings are read only
 * where the address begins with the code of a language: a page of the default language can have such an address too.
 */
export async function refererLocale(payload: Payload, referer: string | undefined): Promise<LocaleCode> {
  if (!referer || !URL.canParse(referer)) return DEFAULT_LOCALE;
  const { pathname } = new URL(referer);
  const code = languageOfPath(pathname);
  if (!code) return DEFAULT_LOCALE;
  const offered = offeredLanguages(await payload.findGlobal({ slug: 'languages', depth: 0 }));
  return offered.includes(code) ? code : splitLocale(pathname).locale;
}
