import type { AuthorBoxBlock } from '../../cms/payload-types.ts';
import { isObject } from '../../shared/isObject.ts';

type Person = NonNullable<AuthorBoxBlock['people']>[number];

/** Whom a box shows. */
export interface Author {
  name: string;
  /** What the block says of them; undefined for somebody of whom only the name is known. */
  person?: Person;
  /** Their number among all rows, from 0. */
  index?: number;
}

/**
 * Whom a box shows: the first person of its list, or the one whose name the article bears.
 * @param byline name of who wrote the article
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

/** Names are written with one accent more or less. */
function fold(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').replace(/\s+/g, ' ').toLowerCase();
}
