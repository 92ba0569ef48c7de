/**
 * Replaces each blank line of sanitized text with a line break (spec): descriptions, notices, consent texts. Single line breaks stay
 * whitespace.
 */
export function blankLineToBreak(html: string): string {
  return html.replace(/\r?\n[ \t]*\r?\n/g, '<br>');
}
