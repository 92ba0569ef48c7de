import { cutText } from '../../../shared/text/cutText.ts';

/** Maximum length of a subject or name, in characters; RFC 5322 folds lines of 998 bytes, mail programs show far less. */
export const MAX_HEADER_LENGTH = 200;

/** Control characters, line breaks, invisible characters and direction marks: not allowed in a mail header. */
const UNFIT = /[\p{Cc}\p{Zl}\p{Zp}\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]+/gu;

/** Isolates that messages put around names and references; they stand between characters, and leave no gap. */
const ISOLATES = /[\u2066-\u2069]+/gu;

/**
 * Sanitizes a mail header: one line, without invisible characters, one space at a time, truncated with an ellipsis. Accepts any visitor input.
 * @param longest in characters
 */
export function headerText(value: unknown, longest = MAX_HEADER_LENGTH): string {
  if (typeof value !== 'string') return '';
  const line = value
    .toWellFormed()
    .replace(ISOLATES, '')
    .replace(UNFIT, ' ')
    // The beginning of an encoded word (RFC 2047), which a mail program would decode into something else.
    .replace(/=(?=\?)/g, '= ')
    .replace(/\s+/gu, ' ')
    .trim();
  return cutText(line, longest);
}
