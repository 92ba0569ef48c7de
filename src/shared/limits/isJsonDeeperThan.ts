const QUOTE = 0x22;
const BACKSLASH = 0x5c;
/** `[`; also `{` once the bit in which they differ is set. */
const OPENS = 0x5b;
const CLOSES = 0x5d;
const BRACE_BIT = 0x20;

/** Whether JSON text exceeds a nesting depth. One scan without allocations, so it costs less than parsing. */
export function isJsonDeeperThan(text: string, maxDepth: number): boolean {
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

/** @param start of its opening quote. @returns the index of the closing one, or the end of the text */
function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end >= 0; end = text.indexOf('"', end + 1)) {
    let slashes = 0;
    while (text.charCodeAt(end - 1 - slashes) === BACKSLASH) slashes += 1;
    if (slashes % 2 === 0) return end;
  }
  return text.length;
}
