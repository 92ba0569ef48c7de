import { fieldExpression } from '../../../forms/fieldPattern.ts';
import { referrerExpression } from '../../../shared/referrerExpression.ts';
import { msg, t } from '../../../shared/studioWords/t.ts';
import { askSpeed } from './askSpeed.ts';
import { patternSize } from './patternSize.ts';

/** Maximum pattern length, in characters: longer ones take long to check. */
export const MAX_PATTERN = 500;

/** Maximum number of pieces once counts are expanded: the checker and engines work on those. */
export const MAX_PIECES = 200;

/**
 * Maximum complexity in the length of the text: quadratic, 4 million steps for the 2,000 characters of a referrer; a cubic one hangs a browser for seconds. The fields of forms, of up
 * to 20,000 characters, are matched on the server without backtracking.
 */
const MAX_DEGREE = 2;
/** The same of what only a backtracking engine can run, so that the server does, too: quadratic takes seconds for 20,000 characters. */
const MAX_BACKTRACKED_DEGREE = 1;

/** Lookarounds and backreferences, which an engine without backtracking lacks. */
const NEEDS_BACKTRACKING = /\(\?<?[=!]|\\(?:[1-9]|k<)/;

/** A pattern without repetition is never slow. */
const HAS_REPETITION = /[*+{]/;

/**
 * Validates the pattern of a popup's rule `url` on save: an error message, or undefined when it is valid and fast (no
 * ReDoS) on any text that MAX_REFERRER allows. Server only: the checker has 3 MB, and runs in a thread of its own.
 */
export function checkReferrerPattern(text: string): Promise<string | undefined> {
  return check(
    text,
    { compile: referrerExpression, mostDegree: MAX_DEGREE },
    t('Correct it, or choose “Contains” to look for plain text.'),
  );
}

/**
 * The same for the pattern of a form field, as it is used: with its flags, and anchored to the whole text.
 * @param isBacktracked whether the server runs it with backtracking; default: where nothing else can
 */
export function checkFieldPattern(
  text: string,
  isBacktracked = NEEDS_BACKTRACKING.test(text),
): Promise<string | undefined> {
  return check(
    text,
    { compile: fieldExpression, mostDegree: isBacktracked ? MAX_BACKTRACKED_DEGREE : MAX_DEGREE },
    t(
      'Correct it. A backslash stands only before what has a meaning in patterns, such as \\. or \\d: before other characters leave it out.',
    ),
  );
}

async function check(
  text: string,
  { compile, mostDegree }: { compile: (text: string) => RegExp; mostDegree: number },
  advice: string,
): Promise<string | undefined> {
  if (text.length > MAX_PATTERN)
    return t('The pattern is longer than {most} characters. Shorten it.', { most: MAX_PATTERN });
  try {
    const { flags, source } = compile(text);
    if (patternSize(text) > MAX_PIECES) return t(LARGE, { most: MAX_PIECES });
    return HAS_REPETITION.test(text) ? await judgeSpeed(source, flags, mostDegree) : undefined;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return `${t('This is no valid pattern: {fault}.', { fault: error.message })} ${advice}`;
  }
}

const SLOW = msg(
  'On some texts this pattern would take so long that the page stands still. Avoid a repetition inside another, as in (a+)+, alternatives that begin alike inside one, and several .* in a row or inside a (?=…); leave out a .* at the beginning.',
);

const LARGE = msg(
  'Its counts, such as {2,40}, make it larger than {most} characters when they are written out, and those inside others multiply. Write + or * instead; how long a text may be is set beside it.',
);

const UNKNOWN = msg(
  'Whether this pattern is quick on every text could not be found out in time. Make it simpler, or save once more.',
);

async function judgeSpeed(source: string, flags: string, mostDegree: number): Promise<string | undefined> {
  const speed = await askSpeed({ source, flags });
  if (speed === 'safe') return undefined;
  if (speed === 'unknown') return t(UNKNOWN);
  return speed !== 'exponential' && speed <= mostDegree ? undefined : t(SLOW);
}
