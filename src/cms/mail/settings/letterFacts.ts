import type { Payload } from 'payload';
import type { OwnLetters } from '../../../letters/letterhead.ts';

/** Stored in the configuration's `custom`, for code that has only the Payload instance. */
export interface LetterFacts {
  /** Letters of the site's own, by the names of those that they replace. */
  letters: OwnLetters | undefined;
}

/** The letters of the site's own. */
export function lettersOf({ config }: Pick<Payload, 'config'>): OwnLetters | undefined {
  return (config.custom as Partial<LetterFacts>).letters;
}
