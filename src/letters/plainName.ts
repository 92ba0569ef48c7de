/** Maximum length of a name: the longest full names are shorter, a sentence is longer. */
const LONGEST = 60;
const MAX_WORDS = 6;

/** Letters, and the punctuation of names: “Jean-Luc d’Arc”, “O'Neill, Dr. (Anna)”. A dot ends a word, so that a domain does not match. */
const NAME = /^[\p{L}\p{M}](?:[\p{L}\p{M}'’ʼ·-]|[.,] |\.$| (?! )|(?<= )\(|\)(?= |$))*$/u;
/** Words that reveal a link written without punctuation. */
const LINK = /\b(https?|www|mailto|ftp|tel)\b/iu;

/** Particles of names, which are lower case in the middle of them. */
const PARTICLE =
  /^(?:\p{Ll}['’ʼ]|a[lnt]|as|ash|ait|bin|bint|bt|d[aeiou]|das|del|della|den|der|des|di|dos|e|el|ibn|la|las|le|les|los|o|ould|ter|te|ten|und|v[ao]n|vom|y|zu|zum|zur)(?![\p{Ll}])/u;
/** Words of promises and requests, in the languages that are most spoken. A person with such a name is greeted without it. */
const BAIT =
  /(?<![\p{L}\p{M}])(?:you|your|you[’']ve|is|are|have|has|here|now|click|call|visit|prize|winner|won|win|gift|free|urgent|bitcoin|crypto|password|account|payment|invoice|bank|refund|congratulations|vous|votre|vos|avez|gagné|cliquez|ici|gratuit|cadeau|compte|facture|félicitations|usted|ganado|premio|gratis|gewonnen|konto|اضغط|هنا|ربحت|فزت|جائزة|مبروك|حسابك|مجان[اًي]+)(?![\p{L}\p{M}])/iu;

/**
 * Whether user input is a name and nothing else: no addresses, links, phone numbers, sentences or promises. Only such a name may be put
 * into a mail to an unproven address.
 */
export function isPlainName(text: string): boolean {
  const name = text.normalize('NFC').trim();
  const words = name.split(' ');
  const isName = name.length <= LONGEST && words.length <= MAX_WORDS && NAME.test(name) && words.every(isNameWord);
  return isName && !LINK.test(name) && !BAIT.test(name);
}

/** Words of a sentence begin with lower case, those of a name do not; scripts without case give no answer. */
function isNameWord(word: string): boolean {
  return !/^\p{Ll}/u.test(word) || PARTICLE.test(word);
}
