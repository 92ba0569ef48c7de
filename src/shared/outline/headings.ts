import { slugify, uniqueSlug } from '../slug.ts';

/** A heading of a document: `level` 1–6, its plain text, and an explicit id, if an editor gave one. */
export type Heading = { level: number; text: string; id?: string };

export type AnchoredHeading = Heading & { id: string };

/**
 * Gives every heading a unique id, in document order. An explicit id stays; a missing one is derived from the text, so
 * it depends only on the text and the duplicates before it.
 *
 * @param reserved ids the page uses for other things, such as `top`
 */
export function anchorHeadings(headings: readonly Heading[], reserved: Iterable<string> = []): AnchoredHeading[] {
  const taken = new Set(reserved);
  // Before any id is derived: a heading further up must not take an explicit id of one further down.
  const ownIds = headings.map(({ id = '' }) => {
    const ownId = id.trim();
    if (!ownId || taken.has(ownId)) return undefined;
    taken.add(ownId);
    return ownId;
  });
  return headings.map((heading, position) => {
    const id = ownIds[position] ?? uniqueSlug(heading.id?.trim() || slugify(heading.text), taken);
    taken.add(id);
    return { ...heading, id };
  });
}
