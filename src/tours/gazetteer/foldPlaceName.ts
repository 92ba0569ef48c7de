import { normalizeText } from '../../shared/text/normalizeText.ts';

/**
 * Spellings of one sound in French, English and German transliterations of Arabic and Berber names: Marrakech and Marrakesh,
 * Ouarzazate and Warzazat, Merzouga and Merzuga. Applied in this order.
 */
const SPELLINGS: readonly [RegExp, string][] = [
  [/[-'.]/g, ''],
  [/[^\p{L}\p{N}]+/gu, ' '],
  [/tsch|sch|ch|sh/g, 's'],
  [/kh|q/g, 'k'],
  [/gh/g, 'g'],
  [/dj/g, 'j'],
  [/ph/g, 'f'],
  [/ou|oo|w/g, 'u'],
  [/y/g, 'i'],
  [/(\p{L})\1+/gu, '$1'],
];

/** Folds a place name for searching: without accents, hyphens and apostrophes, and with one spelling for each sound. */
export function foldPlaceName(name: string): string {
  return SPELLINGS.reduce((text, [pattern, spelling]) => text.replace(pattern, spelling), normalizeText(name)).trim();
}
