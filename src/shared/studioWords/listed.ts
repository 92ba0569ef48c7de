import { regionOf } from '../formatLocales.ts';
import { studioLanguage } from './t.ts';

/** A list of words in the language of whoever is asking: `a, b, c`, `a, b et c`. */
export function listed(words: readonly string[]): string {
  return new Intl.ListFormat(regionOf(studioLanguage()), { type: 'unit' }).format(words);
}
