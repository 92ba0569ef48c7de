import { sendBeacon } from '../../../browser/sendBeacon.ts';
import { missedSearches } from '../rules/missedSearches.ts';
import { SEARCH_MISSES_PATH } from '../rules/searchMissesPath.ts';

const sent = new Set<string>();

/** Reports words without results to the server, once per page load; possible personal data is not sent. */
export function sendMiss(text: string): void {
  const words = missedSearches(text);
  if (!words || sent.has(words)) return;
  sent.add(words);
  sendBeacon(SEARCH_MISSES_PATH, { words });
}
