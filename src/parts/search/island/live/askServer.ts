import type { LiveAnswer } from '../../../../shared/search/liveAnswer.ts';

/** How many answers are kept in the life of a page. */
const MOST_ANSWERS = 50;

const answers = new Map<string, LiveAnswer>();

/** What was answered before at an address. */
export function knownAnswer(url: string): LiveAnswer | undefined {
  return answers.get(url);
}

/**
 * Asks the server, and keeps what it answers.
 * @throws when there is no answer, or none that can be read
 */
export async function askServer(url: string, signal: AbortSignal): Promise<LiveAnswer> {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`The search answers ${response.status}.`);
  const answer: LiveAnswer = await response.json();
  if (!Array.isArray(answer?.results)) throw new Error('The search answers something else.');
  answers.set(url, answer);
  const [oldest] = answers.keys();
  if (answers.size > MOST_ANSWERS && oldest !== undefined) answers.delete(oldest);
  return answer;
}
