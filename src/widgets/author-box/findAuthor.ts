import type { AuthorBoxBlock } from '../../cms/payload-types.ts';
import { isObject } from '../../shared/isObject.ts';

type Person = NonNullable<AuthorBoxBlock['people']>[number];

/** Author that a box shows. */
export interface Author {
  name: string;
  /** The matching person of the block; undefined when only the name is known. */
  person?: Person;
  /** Index of the person among all rows, from 0. */
  index?: number;
}

/**
 * Finds the author for a box: the first person of its list, or the one with the article's byline.
 * @param byline author's name
 */
export function findAuthor({ people, source }: AuthorBoxBlock, byline: string | undefined): Author | undefined {
  const all = Array.isArray(people) ? people : [];
  const named = all.flatMap((person, index) => {
    const name = isObject(person) && typeof person.name === 'string' ? person.name.trim() : '';
    return name ? [{ name, person, index }] : [];
  });
  if (source === 'first') return named[0];
  const wanted = byline?.trim();
  if (!wanted) return undefined;
  return named.find(({ name }) => fold(name) === fold(wanted)) ?? { name: wanted };
}

/** Names may be written with or without accents. */
function fold(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').replace(/\s+/g, ' ').toLowerCase();
}
