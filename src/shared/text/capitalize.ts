/** Words as the beginning of a label or a sentence: the first letter large. */
export function capitalize(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
