import { plainApostrophes } from './plainApostrophes.ts';
import { plainQuotes } from './plainQuotes.ts';
import { trimElements } from './trimElements.ts';
import { trimIcons } from './trimIcons.ts';

/** Finished markup in as few bytes as say the same: what React writes is right, and longer than a page on a slow network can afford. */
export function shortMarkup(html: string): string {
  return plainQuotes(plainApostrophes(trimElements(trimIcons(html))));
}
