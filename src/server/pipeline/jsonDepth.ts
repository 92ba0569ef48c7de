import { unreadableBody } from '../errors.ts';

/**
 * How deep lists and objects may stand in each other in what anybody sends, in levels. A block stands two levels below the one that holds it, and rich
 * text adds two for each list in a list, so this is several times what an editor makes.
 */
const MAX_JSON_DEPTH = 200;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
/** `[`, and `{` with the bit that tells them apart set. */
const OPENS = 0x5b;
const CLOSES = 0x5d;
const BRACE_BIT = 0x20;

/** Whether a text opens more levels than allowed. Reads it once and makes nothing, so it costs less than parsing it. */
export function isDeeperThan(text: string, maxDepth: number): boolean {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit === QUOTE) at = endOfString(text, at);
    else if ((unit & ~BRACE_BIT) === OPENS) {
      depth += 1;
      if (depth > maxDepth) return true;
    } else if ((unit & ~BRACE_BIT) === CLOSES) depth -= 1;
  }
  return false;
}

/** @param start of its opening quote. @returns the place of the closing one, or the end of the text */
function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end >= 0; end = text.indexOf('"', end + 1)) {
    let slashes = 0;
    while (text.charCodeAt(end - 1 - slashes) === BACKSLASH) slashes += 1;
    if (slashes % 2 === 0) return end;
  }
  return text.length;
}

/**
 * To be called before JSON that came from outside is parsed.
 * @throws ServerError 400
 */
export function checkJsonDepth(text: string, maxDepth = MAX_JSON_DEPTH): void {
  if (isDeeperThan(text, maxDepth))
    throw unreadableBody(`Its lists and objects are nested more than ${maxDepth} deep.`);
}
