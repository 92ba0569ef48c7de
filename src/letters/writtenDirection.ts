type Direction = 'ltr' | 'rtl';

/** A letter, or the mark with which amounts in Arabic begin. */
const STRONG = /[\p{L}\u200f]/u;
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\u200f]/u;
/** A telephone number, which has no letters and would be turned around in a text from right to left. */
const TELEPHONE = /^\+[\d\s().-]+$/;

/**
 * The direction in which a text is written, by its first letter. Mail programs that ignore `dir="auto"` know `ltr` and `rtl`.
 * @returns undefined where it is that of the letter, or where no letter says it
 */
export function writtenDirection(text: string, ofLetter: Direction): Direction | undefined {
  const strong = STRONG.exec(text)?.[0];
  if (!strong) return TELEPHONE.test(text.trim()) && ofLetter === 'rtl' ? 'ltr' : undefined;
  const own = RIGHT_TO_LEFT.test(strong) ? 'rtl' : 'ltr';
  return own === ofLetter ? undefined : own;
}
