/** What is not shown, and what some readers of JSON refuse: control characters, but for the ends of lines. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
const UNSEEN = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028\u2029\ufeff]+/g;
const GRAPHEMES = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * A text as other systems can read it: well-formed, without what is not shown, and no longer than they take.
 * @param most characters, as people count them
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
