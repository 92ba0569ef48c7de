/** Invisible characters, and those that some JSON parsers refuse: control characters except line feeds. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are removed
const UNSEEN = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028\u2029\ufeff]+/g;
const GRAPHEMES = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * Cleans a text for other systems: well-formed, without invisible characters, and truncated.
 * @param most characters, counted as graphemes
 */
export function cleanText(value: string | undefined, most = 10_000): string {
  const text = (value ?? '').toWellFormed().replace(UNSEEN, ' ').trim();
  if (text.length <= most) return text;
  const letters: string[] = [];
  let length = 0;
  for (const { segment } of GRAPHEMES.segment(text)) {
    length += segment.length;
    if (length > most) break;
    letters.push(segment);
  }
  return letters.join('').trim();
}
