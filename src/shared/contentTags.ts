// What pages are made of, as names. A page notes the tags of all that it reads; a change of content tells which tags it touches.

/** A document, whole. Only what shows all of it depends on this. */
export function documentTag(kind: string, id: number | string): string {
  return `${kind}:${id}`;
}

/** What others show of a document: its title, its address, its picture. */
export function cardTag(kind: string, id: number | string): string {
  return `${kind}:${id}/card`;
}

/**
 * A list of documents: which they are, and in which order.
 * @param field with `value`: only those whose `field` is or has this value
 */
export function listTag(kind: string, field?: string, value?: number | string): string {
  return field === undefined ? `list:${kind}` : `list:${kind}?${field}=${value}`;
}

/** How many documents from the top of a list are told apart from the rest, for the short lists beside every article. */
export const FIRST = 12;

/** The first documents of the list of all of a kind, newest first; those further back come and go without touching this. */
export function firstTag(kind: string): string {
  return `list:${kind}/first`;
}

/** The order of a kind's documents by their titles, for the lists that are in it. */
export function titleOrderTag(kind: string): string {
  return `list:${kind}/title`;
}

/** All documents of a kind with all they say, as a sitemap and a search know them. */
export function anyTag(kind: string): string {
  return `any:${kind}`;
}

/** Entries whose relation leads to one document, with all they say; `listTag` of the same is which they are, and what is listed of them. */
export function rowsTag(kind: string, field: string, value: number | string): string {
  return `rows:${kind}?${field}=${value}`;
}

/**
 * That there is no document at some address.
 * @param address a path, or `kind/slug` of a term
 */
export function nothingTag(address: string): string {
  return `nothing:${address}`;
}

/**
 * That some day has not begun yet: what is made before it says something else from then on.
 * @param day `YYYY-MM-DD`, by UTC
 */
export function dayTag(day: string): string {
  return `day:${day}`;
}

/** That the index of the search knows all there is. */
export function searchTag(): string {
  return 'search:index';
}
