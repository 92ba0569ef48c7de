import type { RenderedLetter } from './letter.ts';
import type { Letterhead } from './letterhead.ts';

/** Writes a letter of one kind. */
export type Letter<About extends readonly unknown[]> = (head: Letterhead, ...about: About) => Promise<RenderedLetter>;

/**
 * Defines a letter, which a site may replace by one of its own.
 * @param name by which the site's own is found
 */
export function defineLetter<About extends readonly unknown[]>(name: string, write: Letter<About>): Letter<About> {
  return (head, ...about) => {
    const own = head.letters?.[name];
    if (!own) return write(head, ...about);
    // A replacement that calls the built-in letter must not get itself.
    const others = { ...head.letters, [name]: undefined };
    // `Letters` has the types of each by its name, which a list of all cannot express.
    return own({ ...head, letters: others }, ...(about as never));
  };
}
