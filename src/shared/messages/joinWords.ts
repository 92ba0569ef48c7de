import type { Translate } from './index.ts';

/** Joins texts with the comma of the language; empty ones are left out. */
export function joinWords(words: readonly (string | false | null | undefined)[], t: Translate): string {
  return words.filter(Boolean).join(t('list.comma'));
}

/** A name and its value, with the colon of the language between them. */
export function labelled(label: string, value: string, t: Translate): string {
  return `${label}${t('list.colon')}${value}`;
}
