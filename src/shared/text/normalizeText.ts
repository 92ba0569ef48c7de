/**
 * Arabic letters that writers use interchangeably, and the one they are folded to; those with a hamza decompose into a
 * letter and a mark.
 */
const ARABIC: Record<string, string> = { ٱ: 'ا', ى: 'ي', ة: 'ه' };

/** Latin letters that do not decompose into a base and a mark. */
const LATIN: Record<string, string> = { œ: 'oe', æ: 'ae', ø: 'o', ß: 'ss', ł: 'l', ı: 'i' };

/**
 * Folds a text for searching: lower case, without accents, Arabic vowel signs and tatweel, and with one letter for
 * interchangeable ones.
 */
export function normalizeText(text: string): string {
  return (
    text
      .toLowerCase()
      .normalize('NFD')
      .replace(/[\p{M}\u0640]/gu, '')
      // Last: removing its mark turns a letter such as ǣ into one of these.
      .replace(/[ٱىةœæøßłı]/g, (letter) => ARABIC[letter] ?? LATIN[letter] ?? letter)
      .replace(/[’ʼ`´]/g, "'")
  );
}
