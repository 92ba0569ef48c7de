import type { LiveAnswer } from '../../../../shared/search/liveAnswer.ts';

/** Responses cached for the lifetime of a page. */
const MAX_ANSWERS = 50;

const answers = new Map<string, LiveAnswer>();

/** Cached response for a URL. */
export function knownAnswer(url: string): LiveAnswer | undefined {
  return answers.get(url);
}

/**
 * Requests results, and caches the response.
 * @throws on a network error, or for an invalid response
 */
export async function askServer(url: string, signal: AbortSignal): Promise<LiveAnswer> {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`The search answers ${response.status}.`);
  const answer: LiveAnswer = await response.json();
  if (!Array.isArray(answer?.results)) throw new Error('The search answers something else.');
  answers.set(url, answer);
  const [oldest] = answers.keys();
  if (answers.size > MAX_ANSWERS && oldest !== undefined) answers.delete(oldest);
  return answer;
}
