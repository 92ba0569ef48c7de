/** Marks of lists as they come along with pasted text: bullets, dashes, boxes, ticks, numbers and letters. */
const MARK =
  /^(?:[•◦▪▫‣⁃●○■□☐☑☒✓✔✗✘➢➤►▶→*·–—§-]+\s+|[•◦▪‣⁃●■□☐☑✓✔➢➤►\uf000-\uf0ff]\s*|\(?\d{1,3}[.)]\s+|\(?[a-z]\)\s+)+/iu;
/** Marks of Word's inner lists and of those by letters or Roman numbers: a word as well, unless a tab follows. */
const TABBED = /^\s*(?:o|[a-z]\.|[ivxlc]+[.)])\t/iu;

/**
 * Reads a list that was written or pasted as text, one entry a line: without marks, blank lines and odd spaces.
 * @returns the entries, in order
 */
export function readLines(text: string): string[] {
  return text
    .split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/u)
    .map((line) =>
      line
        .replace(TABBED, '')
        .replace(/[\s\u200b\ufeff]+/gu, ' ')
        .trim(),
    )
    .map((line) => line.replace(MARK, '').trim())
    .filter(Boolean);
}
