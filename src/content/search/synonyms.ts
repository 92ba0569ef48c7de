import { wordsIn } from '../../shared/search/words.ts';

/** One word that was searched for, or several that have a synonym, with all that mean the same. Each meaning is one word or more. */
export interface SearchedWord {
  words: readonly string[];
  synonyms: readonly (readonly string[])[];
}

/** Words that mean the same, as lists of folded words. */
export type SynonymGroups = readonly (readonly (readonly string[])[])[];

/** The most synonyms that one search looks up; each costs as much as a word. */
const MAX_SYNONYMS = 12;

/**
 * Reads the groups of words that the editor keeps, one on each line, such as `camel, dromedary`, and those that every site has. Damaged settings
 * are no synonyms.
 * @param settings the global `search`
 * @param common the message `search.synonyms`, written alike
 */
export function readSynonyms(settings: unknown, common = ''): SynonymGroups {
  const text = (settings as { synonyms?: unknown } | null | undefined)?.synonyms;
  return [...(typeof text === 'string' ? groupsOf(text) : []), ...groupsOf(common)];
}

function groupsOf(text: string): string[][][] {
  return text.split('\n').flatMap((line) => {
    const meanings = line
      .split(/[,;،]/)
      .map(wordsIn)
      .filter(({ length }) => length);
    return meanings.length > 1 ? [meanings] : [];
  });
}

/** Puts the synonyms beside the words of a search; the longest match goes first. */
export function withSynonyms(words: readonly string[], groups: SynonymGroups): SearchedWord[] {
  const found: SearchedWord[] = [];
  for (let at = 0; at < words.length; ) {
    const matches = groups.flatMap((group) =>
      group.filter((meaning) => meaning.every((word, offset) => words[at + offset] === word)),
    );
    const length = Math.max(1, ...matches.map((meaning) => meaning.length));
    const own = words.slice(at, at + length);
    const synonyms = groups
      .filter((group) => group.some((meaning) => isSame(meaning, own)))
      .flatMap((group) => group.filter((meaning) => !isSame(meaning, own)));
    found.push({ words: own, synonyms: synonyms.slice(0, MAX_SYNONYMS) });
    at += length;
  }
  return found;
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((word, index) => word === other[index]);
}
