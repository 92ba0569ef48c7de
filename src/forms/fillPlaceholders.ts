import type { Answer } from './form.ts';

/** Placeholders of a reply text. */
export interface Placeholders {
  reference: string;
  tour?: string | undefined;
  answers: readonly Answer[];
}

const PLACEHOLDER = /\[(?:(reference|tour)|field\s+name=["“”]?([a-z0-9_-]{1,60})["“”]?)\]/gi;

/**
 * Replaces `[reference]`, `[tour]` and `[field name=…]`. A missing value is replaced by nothing, and the space before
 * it removed.
 * @returns plain text; escape it for HTML or an e-mail header
 */
export function fillPlaceholders(text: string, { answers, reference, tour }: Placeholders): string {
  const filled = text.replace(PLACEHOLDER, (_, word: string | undefined, name: string | undefined) => {
    if (name) return answers.find((answer) => answer.name === name.toLowerCase())?.shown ?? '';
    return (word?.toLowerCase() === 'tour' ? tour : reference) ?? '';
  });
  return filled.replace(/[ \t]{2,}/g, ' ').trim();
}
