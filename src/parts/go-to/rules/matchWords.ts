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
  const name = normalizeText(label).trim();
  if (name === sought) return 4;
  if (name.startsWith(sought)) return 3;
  const [own, all] = [wordsIn(name), wordsIn(`${name} ${normalizeText(words)}`)];
  const typed = wordsIn(sought);
  const begins = (among: readonly string[]) =>
    typed.length > 0 && typed.every((word) => among.some((one) => one.startsWith(word)));
  if (begins(own)) return 2;
  return begins(all) ? 1 : 0;
}

/** Words of a text; hyphenated ones also as one word, such as `email`. */
function wordsIn(text: string): string[] {
  return `${text} ${text.replaceAll(/(?<=\p{L})-(?=\p{L})/gu, '')}`.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
}
