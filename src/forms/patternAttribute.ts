import { fieldExpression } from './fieldPattern.ts';
import { type Dialect, rewritePattern } from './rewritePattern.ts';

/** ClassSetSyntaxCharacter (ECMAScript, flag `v`), except the backslash. */
const SYNTAX = /[()[\]{}/|-]/;
/** ClassSetReservedDoublePunctuator: a doubled one has a meaning, or is reserved. */
const PUNCTUATOR = /[&!#$%*+,.:;<=>?@^`~]/;

const FLAG_V: Dialect = {
  emptyClass: '[]',
  fullClass: '[^]',
  escape: (token) => token,
  inClass: (character, before) =>
    SYNTAX.test(character) || (character === before && PUNCTUATOR.test(character)) ? `\\${character}` : character,
};

/**
 * Converts a field's pattern for the attribute `pattern`, which browsers compile with the flag `v`: there `[+()]` is
 * invalid, and `[a&&b]` means something else.
 * @returns undefined for an invalid pattern
 */
export function patternAttribute(pattern: string | undefined): string | undefined {
  if (!pattern) return undefined;
  try {
    fieldExpression(pattern);
    return rewritePattern(pattern, FLAG_V);
  } catch {
    // Browsers would log an error, and accept everything.
    return undefined;
  }
}
