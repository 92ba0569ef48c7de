/** Escapes a text for a regular expression, in which it stands for itself. */
export function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
