/** Letters that Arabic writers use for one another, and the one they are looked up as; those that bear a hamza are a letter and a mark. */
const ARABIC: Record<string, string> = { ٱ: 'ا', ى: 'ي', ة: 'ه' };

/** Latin letters that are not made of a base and a mark. */
const LATIN: Record<string, string> = { œ: 'oe', æ: 'ae', ø: 'o', ß: 'ss', ł: 'l', ı: 'i' };

/**
 * A text in the form in which it is looked up: lower case, without accents, Arabic vowel signs and tatweel, and with one
 * letter for those that writers mix up.
 */
export function foldText(text: string): string {
  return (
    text
      .toLowerCase()
      .normalize('NFD')
      .replace(/[\p{M}\u0640]/gu, '')
      // Last: under its mark, a letter such as ǣ is one of these.
      .replace(/[ٱىةœæøßłı]/g, (letter) => ARABIC[letter] ?? LATIN[letter] ?? letter)
      .replace(/[’ʼ`´]/g, "'")
  );
}
