import type { Translate } from './index.ts';

/** Joins texts with the comma of the language; empty ones are left out. */
export function joinWords(words: readonly (string | false | null | undefined)[], t: Translate): string {
  return words.filter(Boolean).join(t('list.comma'));
}
