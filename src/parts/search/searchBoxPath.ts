/** Id of the only search fragment: fragments need a number. */
const BOX = 1;

/** Path of the search dialog's fragment. */
export function searchBoxPath(id: number | ':id' = BOX): string {
  return `/wp-json/rihla/v1/search-box/${id}/`;
}

/** Parses the id in such a path; undefined for any other. */
export function readSearchBox(text: string): number | undefined {
  return text === String(BOX) ? BOX : undefined;
}
