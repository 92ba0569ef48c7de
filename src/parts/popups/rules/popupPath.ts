/** Path of a popup's fragment. */
export function popupPath(id: number | ':id'): string {
  return `/wp-json/rihla/v1/popups/${id}/`;
}
