import { isObject } from '../../../shared/isObject.ts';
import type { TranslationLocale } from '../languages.ts';
import type { KeptName } from './xmlText.ts';

/** The names of the settings that a machine keeps, with their form in a language; longer ones first, since they can hold others. */
export function keptNames(settings: unknown, locale: TranslationLocale): KeptName[] {
  const rows = isObject(settings) && Array.isArray(settings.names) ? settings.names : [];
  return rows
    .filter(isObject)
    .flatMap((row) => {
      const name = typeof row.name === 'string' ? row.name.trim() : '';
      const own = row[locale];
      return name ? [{ name, translation: (typeof own === 'string' && own.trim()) || name }] : [];
    })
    .sort((one, other) => other.name.length - one.name.length);
}
