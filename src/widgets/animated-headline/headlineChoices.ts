/** Strokes that can be drawn around or below words. */
export const STROKES = {
  circle: 'A ring around them',
  underline: 'A line below them',
  double: 'Two lines below them',
  wave: 'A wave below them',
};
export type StrokeName = keyof typeof STROKES;

/** Time for which each word is shown, in seconds. */
export const WORD_SECONDS = { min: 2, max: 15, defaultValue: 3 };
