import { regionOf } from '../formatLocales.ts';
import { studioLanguage } from './t.ts';

/** A list of words in the language of whoever is asking: `a, b, c`, in French `a, b et c`. @param type `conjunction`: `a, b and c` */
export function listed(words: readonly string[], type: 'conjunction' | 'unit' = 'unit'): string {
  return new Intl.ListFormat(regionOf(studioLanguage()), { type }).format(words);
}
