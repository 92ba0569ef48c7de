import { sendBeacon } from '../../../browser/sendBeacon.ts';
import { missedWords } from '../rules/missedWords.ts';
import { SEARCH_MISSES_PATH } from '../rules/searchMissesPath.ts';

const sent = new Set<string>();

/** Tells the server of words that find nothing, once in the life of a page; what may be of a person does not leave the browser. */
export function sendMiss(text: string): void {
  const words = missedWords(text);
  if (!words || sent.has(words)) return;
  sent.add(words);
  sendBeacon(SEARCH_MISSES_PATH, { words });
}
