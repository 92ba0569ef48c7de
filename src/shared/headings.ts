import { slugify, uniqueSlug } from './slug.ts';

/** A heading as it stands in a document: `level` 1–6, its plain text, and the id an editor may have given it. */
export type Heading = { level: number; text: string; id?: string };

export type AnchoredHeading = Heading & { id: string };

/**
 * Gives every heading an id that is unique in the document, in document order. An id that is already there stays;
 * a missing one is made from the text, so it depends on nothing but the words and the repeats before it.
 *
 * @param reserved ids the page uses for other things, such as `top`
 */
export function anchorHeadings(headings: readonly Heading[], reserved: Iterable<string> = []): AnchoredHeading[] {
  const taken = new Set(reserved);
  // Before any id is made: a heading further up must not take the id an editor gave to one further down.
  const kept = headings.map(({ id = '' }) => {
    const given = id.trim();
    if (!given || taken.has(given)) return undefined;
    taken.add(given);
    return given;
  });
  return headings.map((heading, position) => {
    const id = kept[position] ?? uniqueSlug(heading.id?.trim() || slugify(heading.text), taken);
    taken.add(id);
    return { ...heading, id };
  });
}
