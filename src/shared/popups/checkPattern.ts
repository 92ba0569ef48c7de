/** Longer ones are no patterns for an address, and take long to check. */
const MOST_PATTERN = 500;

/** Time the check may take, in ms: it keeps the process from other work. */
const PATIENCE_MS = 1500;

/** The steps may grow with the square of the text, 4 million of them; with its cube a browser stands still for seconds. */
const MOST_DEGREE = 2;

/** Without repetition no pattern is slow. */
const HAS_REPETITION = /[*+{]/;

/**
 * Looks at a regular expression that an editor wrote, before it is saved: gives the message to show, or undefined for one
 * that is valid and quick on any text that MOST_REFERRER leaves. For the server: the checker has 3 MB and is loaded when
 * first needed.
 */
export async function checkPattern(text: string): Promise<string | undefined> {
  if (text.length > MOST_PATTERN) return `The pattern is longer than ${MOST_PATTERN} characters. Shorten it.`;
  try {
    new RegExp(text);
  } catch (error) {
    return `This is no valid pattern: ${(error as Error).message}. Correct it, or choose “show” to look for plain text.`;
  }
  if (!HAS_REPETITION.test(text)) return;
  return (await isQuick(text)) ? undefined : SLOW;
}

const SLOW =
  'On some addresses this pattern would take so long that the page stands still. Avoid a repetition inside another, as in (a+)+, ' +
  'alternatives that begin alike inside one, and several .* in a row; leave out a .* at the beginning.';

async function isQuick(text: string): Promise<boolean> {
  const { checkSync } = await import('recheck/lib/browser.js');
  const verdict = checkSync(text, '', { timeout: PATIENCE_MS, randomSeed: 1 });
  if (verdict.status !== 'vulnerable') return verdict.status === 'safe';
  return verdict.complexity.type === 'polynomial' && verdict.complexity.degree <= MOST_DEGREE;
}
