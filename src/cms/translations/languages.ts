import type { Field, GlobalConfig } from 'payload';
import { isObject } from '../../shared/isObject.ts';
import { DEFAULT_LOCALE, isLocale, type LocaleCode } from '../../shared/locales.ts';
import { isEditor, isWriter } from '../access/roles.ts';
import { globalChanged } from '../hooks/contentVersion.ts';
import { LANGUAGE_OPTIONS } from './languageOptions.ts';

/** A language in which documents can be translated. */
export type TranslationLocale = Exclude<LocaleCode, typeof DEFAULT_LOCALE>;

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
    {
      name: 'names',
      type: 'array',
      label: 'Names that machines keep',
      labels: { singular: 'Name', plural: 'Names' },
      maxRows: 300,
      admin: {
        description:
          'Brands, people and places. Machine translation leaves them as they are, or writes them as given here for a language.',
      },
      fields: [
        {
          type: 'row',
          fields: [
            { name: 'name', type: 'text', label: 'Name', required: true, maxLength: 80 },
            ...LANGUAGE_OPTIONS.map(
              ({ label, value }): Field => ({ name: value, type: 'text', label: `In ${label}`, maxLength: 80 }),
            ),
          ],
        },
      ],
    },
    {
      name: 'publishesMachine',
      type: 'checkbox',
      label: 'Machine-made texts may be published before somebody has looked at them',
      defaultValue: false,
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
