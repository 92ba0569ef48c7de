import type { GlobalConfig } from 'payload';
import { isObject } from '../../shared/isObject.ts';
import { DEFAULT_LOCALE, isLocale, LANGUAGES, type LocaleCode } from '../../shared/locales.ts';
import { isEditor, isWriter } from '../access/roles.ts';
import { globalChanged } from '../hooks/contentVersion.ts';

/** A language in which documents can be translated. */
export type TranslationLocale = Exclude<LocaleCode, typeof DEFAULT_LOCALE>;

/** Choices of a field: the languages besides the default, each in its own name. */
export const LANGUAGE_OPTIONS = Object.entries(LANGUAGES)
  .filter(([code]) => code !== DEFAULT_LOCALE)
  .map(([value, { label }]) => ({ value, label }));

/** Languages that the site offers beside its default. */
export const Languages: GlobalConfig = {
  slug: 'languages',
  label: 'Languages',
  access: { read: isWriter, update: isEditor },
  admin: { group: 'Settings and people' },
  hooks: { afterChange: [globalChanged] },
  fields: [
    {
      name: 'offered',
      type: 'select',
      hasMany: true,
      label: 'Offered beside English',
      options: LANGUAGE_OPTIONS,
      admin: {
        description:
          'Pages, articles and tours can then be translated, each on its own page of the studio. A language is shown to visitors where its translation is published.',
      },
    },
  ],
};

/** The languages that a site offers, by its stored settings. */
export function offeredLanguages(stored: unknown): TranslationLocale[] {
  const offered = isObject(stored) ? stored.offered : undefined;
  return Array.isArray(offered) ? offered.filter(isTranslationLocale) : [];
}

/** Whether a code names a language in which documents can be translated. */
export function isTranslationLocale(code: unknown): code is TranslationLocale {
  return isLocale(code) && code !== DEFAULT_LOCALE;
}
