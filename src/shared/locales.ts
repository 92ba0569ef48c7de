/** Languages of the content, the default first. A language is offered once its message catalogue exists. */
export const LOCALES = [{ code: 'en', label: 'English', rtl: false }] as const;

/** The language of a page without a locale. */
export const DEFAULT_LOCALE = LOCALES[0].code;

export type LocaleCode = (typeof LOCALES)[number]['code'];
