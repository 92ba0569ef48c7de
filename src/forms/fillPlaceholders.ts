import type { Answer } from './form.ts';

/** What can stand in the words that answer a visitor. */
export interface Placeholders {
  reference: string;
  tour?: string | undefined;
  answers: readonly Answer[];
}

const PLACEHOLDER = /\[(?:(reference|tour)|field\s+name=["“”]?([a-z0-9_-]{1,60})["“”]?)\]/gi;

/**
 * Fills in `[reference]`, `[tour]` and `[field name=…]`. What was not said leaves nothing, and no space before it.
 * @returns plain text; whoever writes it into markup or a head escapes it
 */
export function fillPlaceholders(text: string, { answers, reference, tour }: Placeholders): string {
  const filled = text.replace(PLACEHOLDER, (_, word: string | undefined, name: string | undefined) => {
    if (name) return answers.find((answer) => answer.name === name.toLowerCase())?.shown ?? '';
    return (word?.toLowerCase() === 'tour' ? tour : reference) ?? '';
  });
  return filled.replace(/[ \t]{2,}/g, ' ').trim();
}
