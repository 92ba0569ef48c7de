import { richTextOf } from './blocks.ts';

const samples = new Set<string>();

/** Texts with fewer words are written in earnest, too: “Flights” is what many tours do not include. */
const LEAST_WORDS = 3;
/** What nobody writes in earnest, however short: a gap, or an address that cannot be. */
const GAP = /…|\.example$/;

/**
 * Marks a text as a prompt to be replaced: `isSampleText` finds it while it is unchanged. One or two words without a gap are a label, which may stay
 * as it is.
 */
export function sample(text: string): string {
  const words = normalize(text);
  if (GAP.test(words) || words.split(' ').length >= LEAST_WORDS) samples.add(words);
  return text;
}

/** A rich text of prompts, one paragraph each. */
export function samplePassage(...paragraphs: string[]) {
  return richTextOf(paragraphs.map(sample));
}

/** Whether a text is a registered prompt. Covers loaded modules only; `isSampleText` of `isSampleText.ts` covers all. */
export function isRegistered(text: string): boolean {
  return samples.has(normalize(text));
}

/** Emphasis and white space do not count as changes. */
function normalize(text: string): string {
  return text.replaceAll('*', '').replace(/\s+/g, ' ').trim();
}
