/** Marks of lists as they come along with pasted text: bullets, dashes, boxes, ticks, numbers and letters. */
const MARK = /^(?:[•◦▪▫‣⁃●○■□☐☑☒✓✔✗✘➢➤►▶→*·–—-]+\s+|[•◦▪‣⁃●■□☐☑✓✔➢➤►]\s*|\(?\d{1,3}[.)]\s+|[a-z]\)\s+)+/iu;

/**
 * Reads a list that was written or pasted as text, one entry a line: without marks, blank lines and odd spaces.
 * @returns the entries, in order
 */
export function readLines(text: string): string[] {
  return text
    .split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/u)
    .map((line) => line.replace(/[\s\u200b\ufeff]+/gu, ' ').trim())
    .map((line) => line.replace(MARK, '').trim())
    .filter(Boolean);
}
