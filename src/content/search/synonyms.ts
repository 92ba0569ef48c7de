import { wordsIn } from '../../shared/search/words.ts';

/** A word of a query, or several that share synonyms, with those synonyms. Each synonym is one or more words. */
export interface SearchedWord {
  words: readonly string[];
  synonyms: readonly (readonly string[])[];
}

/** Synonym groups, as lists of folded words. */
export type SynonymGroups = readonly (readonly (readonly string[])[])[];

/** Limit of synonyms per search; each costs as much as a word. */
const MAX_SYNONYMS = 12;

/**
 * Parses the editor's synonym groups, one on each line, such as `camel, dromedary`, and the built-in ones. Invalid settings give no
 * synonyms.
 * @param settings the global `search`
 * @param common the message `search.synonyms`, in the same format
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

/** Adds the synonyms to the words of a query; longest match first. */
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
