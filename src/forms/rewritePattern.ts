/** Another regular expression dialect: how it writes what the flag `u` means. */
export interface Dialect {
  /** Replacement of the dot; undefined: a dot. */
  anything?: string;
  /** Classes that match nothing and everything: `[]` and `[^]`. */
  emptyClass: string;
  fullClass: string;
  /** Converts an escape, such as `\s`, with its backslash. */
  escape(token: string, isInClass: boolean): string;
  /**
   * Converts a plain character in a class. @param before the one before it, if that is plain as well; also the last of
   * a range
   */
  inClass(character: string, before: string): string;
}

/** An escape, by the grammar of the flag `u`; two surrogate escapes are one character. */
const ESCAPE =
  /\\(?:u\{[\da-f]+\}|u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}|u[\da-fA-F]{4}|x[\da-fA-F]{2}|c[a-zA-Z]|[pP]\{[^}]*\}|k<[^>]*>|\d+|[\s\S])/iuy;

/** Converts a valid pattern with the flag `u` to an equivalent one of another dialect. */
export function rewritePattern(pattern: string, dialect: Dialect): string {
  let written = '';
  for (let at = 0; at < pattern.length; ) {
    const character = String.fromCodePoint(pattern.codePointAt(at) ?? 0);
    if (character === '[') {
      const found = rewriteClass(pattern, at, dialect);
      written += found.written;
      at = found.end;
      continue;
    }
    const token = character === '\\' ? escapeAt(pattern, at) : character;
    if (character === '\\') written += dialect.escape(token, false);
    else written += character === '.' ? (dialect.anything ?? '.') : character;
    at += token.length;
  }
  return written;
}

function escapeAt(pattern: string, at: number): string {
  ESCAPE.lastIndex = at;
  return ESCAPE.exec(pattern)?.[0] ?? pattern.slice(at, at + 2);
}

function rewriteClass(pattern: string, start: number, dialect: Dialect): { written: string; end: number } {
  const isNegated = pattern[start + 1] === '^';
  let at = start + (isNegated ? 2 : 1);
  if (pattern[at] === ']') return { written: isNegated ? dialect.fullClass : dialect.emptyClass, end: at + 1 };
  let written = isNegated ? '[^' : '[';
  let before = '';
  const readAtom = () => {
    const character = String.fromCodePoint(pattern.codePointAt(at) ?? 0);
    const token = character === '\\' ? escapeAt(pattern, at) : character;
    written += character === '\\' ? dialect.escape(token, true) : dialect.inClass(character, before);
    before = character === '\\' ? '' : character;
    at += token.length;
  };
  while (at < pattern.length && pattern[at] !== ']') {
    readAtom();
    // A hyphen at the end of a class is literal; between two characters it is a range.
    if (pattern[at] !== '-' || pattern[at + 1] === ']' || at + 1 >= pattern.length) continue;
    written += '-';
    at += 1;
    before = '';
    readAtom();
  }
  return { written: `${written}]`, end: at + 1 };
}
