/** Maximum length of a name: the longest full names are shorter, a sentence is longer. */
const LONGEST = 60;
const MAX_WORDS = 6;

/** Letters, and the punctuation of names: “Jean-Luc d’Arc”, “O'Neill, Dr. (Anna)”. A dot ends a word, so that a domain does not match. */
const NAME = /^[\p{L}\p{M}](?:[\p{L}\p{M}'’ʼ·-]|[.,] |\.$| (?! )|(?<= )\(|\)(?= |$))*$/u;
/** Words that reveal a link written without punctuation. */
const LINK = /\b(https?|www|mailto|ftp|tel)\b/iu;

/**
 * Whether user input is a name and nothing else: no addresses, links, phone numbers or punctuation of sentences. Only such a name may be put
 * into a mail to an unproven address.
 */
export function isPlainName(text: string): boolean {
  const name = text.normalize('NFC').trim();
  return name.length <= LONGEST && name.split(' ').length <= MAX_WORDS && NAME.test(name) && !LINK.test(name);
}
