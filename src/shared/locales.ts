/** Languages of the content, the default first. A language is offered once its message catalogue exists. */
export const LOCALES = [{ code: 'en', label: 'English', rtl: false }] as const;
export type LocaleCode = (typeof LOCALES)[number]['code'];
