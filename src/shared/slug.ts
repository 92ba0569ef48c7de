const DEFAULT_FALLBACK = 'section';

/** Long enough for a whole heading, short enough for an address bar. */
const DEFAULT_MAX_LENGTH = 80;

/** Latin letters that Unicode does not decompose into a base letter and an accent. */
const UNDECOMPOSED: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ħ: 'h',
  ı: 'i',
};

/**
 * Slug of a text for URLs and anchors: lower case, words joined by `-`, Latin accents folded, the letters of every
 * other script (Arabic first of all) kept.
 *
 * @param fallback returned as it is when the text has no letter or digit
 * @param maxLength in UTF-16 units; a longer slug is truncated at the last whole word that fits
 */
export function slugify(text: string, fallback: string = DEFAULT_FALLBACK, maxLength = DEFAULT_MAX_LENGTH): string {
  const words = foldLatin(text)
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '-')
    // A combining mark needs a base letter; one at the start of a word would only spoil the URL.
    .replace(/(^|-)[\p{M}-]+/gu, '$1')
    .replace(/-+$/, '');
  return words ? cutAtWord(words, maxLength) : fallback;
}

/** `base`, or the first of `base-2`, `base-3`, … that is not taken. */
export function uniqueSlug(base: string, taken: { has(slug: string): boolean }): string {
  let slug = base;
  for (let count = 2; taken.has(slug); count++) slug = `${base}-${count}`;
  return slug;
}

function foldLatin(text: string): string {
  return (
    text
      .normalize('NFKD')
      .toLowerCase()
      .replace(/['’‘ʼʿʾ]/g, '')
      // Only after a Latin letter: the hamza of أ and the vowel signs of other scripts are part of the word.
      .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
      .replace(/[ßæœøđðþłħı]/g, (letter) => UNDECOMPOSED[letter] ?? letter)
      .normalize('NFC')
  );
}

function cutAtWord(slug: string, maxLength: number): string {
  if (slug.length <= maxLength) return slug;
  const edge = slug.lastIndexOf('-', maxLength);
  if (edge > 0) return slug.slice(0, edge);
  let cut = '';
  for (const letter of slug) {
    if (cut.length + letter.length > maxLength) break;
    cut += letter;
  }
  return cut;
}
