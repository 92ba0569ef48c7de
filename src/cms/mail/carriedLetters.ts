import type { RenderedLetter } from '../../letters/letter.ts';

/** Between a letter and its sending there is one turn; more than these are of sendings that failed. */
const MOST = 50;

const letters = new Map<string, RenderedLetter>();

/** Keeps a letter whose markup Payload carries to the place where it is sent: it carries nothing else of it. @returns the markup */
export function carryLetter(letter: RenderedLetter): string {
  const [oldest] = letters.keys();
  if (oldest !== undefined && letters.size >= MOST) letters.delete(oldest);
  letters.set(letter.html, letter);
  return letter.html;
}

/** The letter of a markup, once; undefined when it was no letter of ours. */
export function takeLetter(html: string): RenderedLetter | undefined {
  const letter = letters.get(html);
  letters.delete(html);
  return letter;
}
