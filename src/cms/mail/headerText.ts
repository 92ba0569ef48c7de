import { cutText } from '../../shared/cutText.ts';

/** The longest subject and name, in characters; RFC 5322 folds lines of 998 bytes, mail programs show far less. */
export const LONGEST_HEADER = 200;

/** What ends a line, hides, or turns the direction of what follows: none of it belongs into a line of a mail's head. */
const UNFIT = /[\p{Cc}\p{Zl}\p{Zp}\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]+/gu;

/**
 * A text as one line of a mail's head: without what ends a line or cannot be seen, one space at a time, cut with an ellipsis.
 * Whatever a visitor writes can go through it.
 * @param longest in characters
 */
export function headerText(value: unknown, longest = LONGEST_HEADER): string {
  if (typeof value !== 'string') return '';
  const line = value
    .toWellFormed()
    .replace(UNFIT, ' ')
    // The beginning of an encoded word (RFC 2047), which a mail program would decode into something else.
    .replace(/=(?=\?)/g, '= ')
    .replace(/\s+/gu, ' ')
    .trim();
  return cutText(line, longest);
}
