// Cache tags. A page records the tags of everything it reads; a change of content invalidates the tags it touches.

/** Cache tag of a whole document. Only what shows all of it depends on this tag. */
export function documentTag(kind: string, id: number | string): string {
  return `${kind}:${id}`;
}

/** Cache tag of what others show of a document: its title, its path, its picture. */
export function cardTag(kind: string, id: number | string): string {
  return `${kind}:${id}/card`;
}

/**
 * A list of documents: its members and their order.
 * @param field with `value`: only those whose `field` is or has this value
 */
export function listTag(kind: string, field?: string, value?: number | string): string {
  return field === undefined ? `list:${kind}` : `list:${kind}?${field}=${value}`;
}

/** Length of the top of a list with a tag of its own, for the short lists beside every article. */
export const FIRST = 12;

/** The newest documents of a kind; changes further back do not touch this tag. */
export function firstTag(kind: string): string {
  return `list:${kind}/first`;
}

/** The order of a kind's documents by title, for the lists sorted by it. */
export function titleOrderTag(kind: string): string {
  return `list:${kind}/title`;
}

/** All documents of a kind, whole, as for sitemap and search. */
export function anyTag(kind: string): string {
  return `any:${kind}`;
}

/** The documents whose relationship points to one document, or whose field has a value, whole; `listTag` of the same stands for their list. */
export function rowsTag(kind: string, field: string, value: number | string): string {
  return `rows:${kind}?${field}=${value}`;
}

/**
 * The absence of a document at some path.
 * @param address a path, or `kind/slug` of a term
 */
export function nothingTag(address: string): string {
  return `nothing:${address}`;
}

/**
 * A future day: pages rendered before it change when it begins.
 * @param day `YYYY-MM-DD`, by UTC
 */
export function dayTag(day: string): string {
  return `day:${day}`;
}

/** A complete search index. */
export function searchTag(): string {
  return 'search:index';
}
