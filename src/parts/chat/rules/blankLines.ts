/**
 * Turns each blank line of sanitised text into a line break (spec, section 5): descriptions, notices, consent texts. Single line
 * breaks stay what they are, blanks to a browser.
 */
export function blankLineToBreak(html: string): string {
  return html.replace(/\r?\n[ \t]*\r?\n/g, '<br>');
}
