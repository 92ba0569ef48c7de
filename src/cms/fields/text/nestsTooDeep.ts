import { Parser } from 'htmlparser2';

/** Elements within one another: far more than any page has. */
export const DEEPEST_ELEMENT = 256;
/** Texts up to this length are parsed in less than a ms, however they nest; a page may hold hundreds. */
const SHORT = 2_000;

class TooDeep extends Error {}

/**
 * Whether markup opens more than `DEEPEST_ELEMENT` elements within one another. The parser searches all open elements at each closing tag, so 100 kB of
 * tags that never match block the process for seconds. Asked before markup of others is parsed; takes linear time.
 */
export function nestsTooDeep(markup: string, options?: { xmlMode: boolean }): boolean {
  if (markup.length <= SHORT) return false;
  let depth = 0;
  const onopentag = (): void => {
    depth += 1;
    if (depth > DEEPEST_ELEMENT) throw new TooDeep();
  };
  const onclosetag = (): void => {
    depth -= 1;
  };
  try {
    new Parser({ onclosetag, onopentag }, options).end(markup);
    return false;
  } catch (error) {
    if (error instanceof TooDeep) return true;
    throw error;
  }
}
