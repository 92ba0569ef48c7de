import { normalizeText } from '../../../shared/text/normalizeText.ts';

/** A target of the search, with the words by which it is found. */
export interface Findable {
  label: string;
  /** Synonyms. */
  words?: string | undefined;
}

/** Rank, best last: all words match anywhere, a word of the label matches, the label begins with the text, the label equals it. */
type Rank = 0 | 1 | 2 | 3 | 4;

/**
 * Entries with a word beginning with each typed word, best first, otherwise in their order; all of them for an empty text. Case and
 * accents are ignored.
 */
export function matchWords<Item extends Findable>(items: readonly Item[], typed: string): Item[] {
  const sought = normalizeText(typed).trim();
  if (!sought) return [...items];
  return items
    .map((item) => ({ item, rank: rankOf(item, sought) }))
    .filter(({ rank }) => rank > 0)
    .sort((one, other) => other.rank - one.rank)
    .map(({ item }) => item);
}

function rankOf({ label, words = '' }: Findable, sought: string): Rank {
  // Without the marks that keep names apart in text from right to left.
  const name = normalizeText(label.replaceAll(/[\u2068\u2069]/g, '')).trim();
  if (name === sought) return 4;
  if (name.startsWith(sought)) return 3;
  const [own, all] = [wordsIn(name), wordsIn(`${name} ${normalizeText(words)}`)];
  // Either form of a word that is typed finds either form.
  const typed = [...new Set(wordsIn(sought).map(withoutArticle))];
  const begins = (among: readonly string[]) =>
    typed.length > 0 && typed.every((word) => among.some((one) => one.startsWith(word)));
  if (begins(own)) return 2;
  return begins(all) ? 1 : 0;
}

/** Words of a text; hyphenated ones also as one word, such as `email`, and Arabic ones also without their article. */
function wordsIn(text: string): string[] {
  const words = `${text} ${text.replaceAll(/(?<=\p{L})-(?=\p{L})/gu, '')}`.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  return [...new Set(words.flatMap((word) => [word, withoutArticle(word)]))];
}

/** An Arabic word without the article, with or without “and”, “for” or “with” before it. */
function withoutArticle(word: string): string {
  return word.replace(/^(?:و?ب?ال|و?لل)(?=..)/u, '');
}
