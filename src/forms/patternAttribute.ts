import { fieldExpression } from './fieldPattern.ts';
import { type Dialect, rewritePattern } from './rewritePattern.ts';

/** ClassSetSyntaxCharacter (ECMAScript, flag `v`), but for the backslash. */
const SYNTAX = /[()[\]{}/|-]/;
/** ClassSetReservedDoublePunctuator: two of them in a row mean something, or will. */
const PUNCTUATOR = /[&!#$%*+,.:;<=>?@^`~]/;

const FLAG_V: Dialect = {
  emptyClass: '[]',
  fullClass: '[^]',
  escape: (token) => token,
  inClass: (character, before) =>
    SYNTAX.test(character) || (character === before && PUNCTUATOR.test(character)) ? `\\${character}` : character,
};

/**
 * The pattern of a field for the attribute `pattern`, which browsers read with the flag `v`: there `[+()]` is none, and `[a&&b]` means
 * something else.
 * @returns undefined for what is no pattern
 */
export function patternAttribute(pattern: string | undefined): string | undefined {
  if (!pattern) return undefined;
  try {
    fieldExpression(pattern);
    return rewritePattern(pattern, FLAG_V);
  } catch {
    // Browsers would complain of it in the console, and take everything.
    return undefined;
  }
}
