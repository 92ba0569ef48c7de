import { plainApostrophes } from './plainApostrophes.ts';
import { plainQuotes } from './plainQuotes.ts';
import { trimElements } from './trimElements.ts';
import { trimIcons } from './trimIcons.ts';

/** Minifies rendered HTML without changing its meaning: React's output is longer than a page on a slow network can afford. */
export function shortMarkup(html: string): string {
  return plainQuotes(plainApostrophes(trimElements(trimIcons(html))));
}
