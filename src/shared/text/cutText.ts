/**
 * Truncates a text with an ellipsis, which counts towards the length.
 * @param longest in characters (code points), not code units
 */
export function cutText(text: string, longest: number): string {
  const characters = Array.from(text);
  if (characters.length <= longest) return text;
  const head = characters.slice(0, longest - 1).join('');
  return `${head.trimEnd()}…`;
}
