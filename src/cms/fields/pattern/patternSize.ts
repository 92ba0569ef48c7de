/** A counted quantifier: `{2}`, `{2,}`, `{2,4}`. */
const COUNT = /\{(\d+)(?:,(\d*))?\}/y;
/** The opening of a group or lookaround, and characters that are no piece (atom) by themselves. */
const OPENING = /\((?:\?(?:[:=!]|<[=!]|<[^>]*>))?/y;
const NO_PIECE = '*+?|^$';

/**
 * Number of pieces (atoms) in a regular expression once its counts are expanded: `(ab{3}){2}` has eight. Engines and
 * checkers expand them, so a short pattern can be a very large one.
 * @param pattern a valid one
 */
export function patternSize(pattern: string): number {
  const outer: number[] = [];
  let size = 0;
  let piece = 0;
  for (let at = 0; at < pattern.length; ) {
    const character = pattern[at];
    COUNT.lastIndex = at;
    const count = COUNT.exec(pattern);
    if (count) {
      const times = Math.max(1, Number(count[1]), Number(count[2] || 0));
      size += piece * (times - 1);
      piece *= times;
      at = COUNT.lastIndex;
    } else if (character === '(') {
      outer.push(size);
      size = 0;
      piece = 0;
      OPENING.lastIndex = at;
      at += OPENING.exec(pattern)?.[0].length ?? 1;
    } else if (character === ')') {
      piece = size;
      size += outer.pop() ?? 0;
      at += 1;
    } else if (NO_PIECE.includes(character ?? '')) {
      at += 1;
    } else {
      piece = 1;
      size += 1;
      at = endOfAtom(pattern, at);
    }
  }
  return size;
}

/** End of the character, escape or class that begins here. */
function endOfAtom(pattern: string, at: number): number {
  if (pattern[at] === '\\') return at + 2;
  if (pattern[at] !== '[') return at + 1;
  let end = at + 1;
  while (end < pattern.length && pattern[end] !== ']') end += pattern[end] === '\\' ? 2 : 1;
  return end + 1;
}
