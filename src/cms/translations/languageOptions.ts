import { DEFAULT_LOCALE, LANGUAGES } from '../../shared/locales.ts';

/** Choices of a field: the languages besides the default, each in its own name. */
export const LANGUAGE_OPTIONS = Object.entries(LANGUAGES)
  .filter(([code]) => code !== DEFAULT_LOCALE)
  .map(([value, { label }]) => ({ value, label }));
