import { richTextOf } from './blocks.ts';

const samples = new Set<string>();

/** Marks a text as a prompt to be replaced: `isSampleText` finds it while it is unchanged. */
export function sample(text: string): string {
  samples.add(normalize(text));
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
