import { typosIn } from './fuzziness.ts';
import { meaningfulWords, wordsIn } from './words.ts';

const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}\u0640]*/gu;

/**
 * Splits a text for highlighting search matches.
 * @returns unmarked and marked texts alternately, beginning with an unmarked one, which may be empty; joined they are
 * the text
 */
export function markWords(text: string, query: string): string[] {
  const terms = meaningfulWords(query);
  const parts: string[] = [];
  let end = 0;
  let plain = '';
  for (const { 0: word, index } of text.matchAll(WORD)) {
    plain += text.slice(end, index);
    end = index + word.length;
    if (!isWanted(wordsIn(word)[0] ?? '', terms)) plain += word;
    else {
      parts.push(plain, word);
      plain = '';
    }
  }
  return [...parts, plain + text.slice(end)];
}

function isWanted(word: string, wanted: readonly string[]): boolean {
  return wanted.some((one) => word.startsWith(one) || (typosIn(one) > 0 && isAlmost(word, one)));
}

/** Whether two words have an edit distance of one: a letter wrong, missing or too many. */
function isAlmost(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const rest = (text: string, skipped: number): string => text.slice(start + skipped);
  return rest(one, 1) === rest(other, 1) || rest(one, 1) === rest(other, 0) || rest(one, 0) === rest(other, 1);
}
