/**
 * A text of at most so many characters; what is left out stands as an ellipsis, which counts.
 * @param longest in characters, whatever number of code units they take
 */
export function cutText(text: string, longest: number): string {
  const characters = Array.from(text);
  if (characters.length <= longest) return text;
  const kept = characters.slice(0, longest - 1).join('');
  return `${kept.trimEnd()}…`;
}
