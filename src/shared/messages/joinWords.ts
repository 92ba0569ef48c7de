import type { Translate } from './index.ts';

/** Words one after the other, with the comma of the language; what is empty is left out. */
export function joinWords(words: readonly (string | false | null | undefined)[], t: Translate): string {
  return words.filter(Boolean).join(t('list.comma'));
}
