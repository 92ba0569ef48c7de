/** Where a popup's content is asked for. */
export function popupPath(id: number | ':id'): string {
  return `/wp-json/rihla/v1/popups/${id}/`;
}

/**
 * Reads the id of a popup as it stands in an address.
 * @returns undefined for whatever is no id, or one that is written in another way
 */
export function readPopupId(text: string): number | undefined {
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;
}
