/** Longer ones are no patterns for an address, and take long to check. */
const MOST_PATTERN = 500;

/**
 * How far the checker goes. Its own limits count steps, so that it comes to the same end on a busy machine, after half a second of
 * work at most; the time-out, in ms, is for what they do not hold.
 */
const EFFORT = {
  attackLimit: 100_000,
  incubationLimit: 100_000,
  seedingLimit: 10_000,
  maxAttackStringSize: 3000,
  randomSeed: 1,
  timeout: 10_000,
};

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
  return judgeSpeed(text);
}

const SLOW =
  'On some addresses this pattern would take so long that the page stands still. Avoid a repetition inside another, as in (a+)+, ' +
  'alternatives that begin alike inside one, and several .* in a row; leave out a .* at the beginning.';

const UNKNOWN =
  'Whether this pattern is quick on every address could not be found out in time. Make it simpler, or save once more.';

async function judgeSpeed(text: string): Promise<string | undefined> {
  const { default: checker } = await import('recheck/lib/browser.js');
  const verdict = checker.checkSync(text, '', EFFORT);
  if (verdict.status === 'safe') return;
  if (verdict.status === 'unknown') return UNKNOWN;
  const { complexity } = verdict;
  return complexity.type === 'polynomial' && complexity.degree <= MOST_DEGREE ? undefined : SLOW;
}
