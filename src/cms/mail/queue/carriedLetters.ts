import type { RenderedLetter } from '../../../letters/letter.ts';

/** Maximum size of the map. A letter is usually taken at once; entries that remain belong to failed sends. */
const MOST = 50;

const letters = new Map<string, RenderedLetter>();

/** Remembers a rendered letter by its markup: Payload passes on the markup only, without text and headers. @returns the markup */
export function carryLetter(letter: RenderedLetter): string {
  const [oldest] = letters.keys();
  if (oldest !== undefined && letters.size >= MOST) letters.delete(oldest);
  letters.set(letter.html, letter);
  return letter.html;
}

/** Returns and forgets the letter with this markup; undefined when the markup is not from a letter. */
export function takeLetter(html: string): RenderedLetter | undefined {
  const letter = letters.get(html);
  letters.delete(html);
  return letter;
}
