import { studioLanguage } from './t.ts';

/** Words as a list in the studio's language, without an “and”: `phones, tablets`. */
export function sayList(words: readonly string[]): string {
  return words.join(studioLanguage() === 'ar' ? '، ' : ', ');
}
