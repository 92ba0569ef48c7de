/** The one box that there is: fragments have numbers. */
const BOX = 1;

/** The address of the search as a dialog shows it. */
export function searchBoxPath(id: number | ':id' = BOX): string {
  return `/wp-json/rihla/v1/search-box/${id}/`;
}

/** The number in such an address; undefined for any other. */
export function readSearchBox(text: string): number | undefined {
  return text === String(BOX) ? BOX : undefined;
}
