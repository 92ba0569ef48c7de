import './sections.ts';
import { isRegistered } from './sample.ts';

/**
 * Whether a text of a page is still the prompt of a ready-made section, word for word: placeholder text, not written for
 * visitors. Labels that may stay as they are, such as “Day 1”, are no prompts.
 */
export function isSampleText(text: string): boolean {
  return isRegistered(text);
}
