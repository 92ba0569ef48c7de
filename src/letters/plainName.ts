/** Longer is a sentence; the longest names of people, with all of their parts, are shorter. */
const LONGEST = 60;
const MOST_WORDS = 6;

/** Letters, and what stands between them in names: “Jean-Luc d’Arc”, “O'Neill, Dr. (Anna)”. A dot ends a word, so that no domain is one. */
const NAME = /^[\p{L}\p{M}](?:[\p{L}\p{M}'’ʼ·-]|[.,] |\.$| (?! )|(?<= )\(|\)(?= |$))*$/u;
/** What a link is known by where it is written without its sign. */
const LINK = /\b(https?|www|mailto|ftp|tel)\b/iu;

/**
 * Whether a text that somebody typed is a name and nothing else: without addresses, links, numbers of telephones or signs of a sentence. Only
 * such a one may be put into a mail to an address that nobody has proven.
 */
export function isPlainName(text: string): boolean {
  const name = text.normalize('NFC').trim();
  return name.length <= LONGEST && name.split(' ').length <= MOST_WORDS && NAME.test(name) && !LINK.test(name);
}
