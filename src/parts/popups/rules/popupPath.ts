/** Where a popup's content is asked for. */
export function popupPath(id: number | ':id'): string {
  return `/wp-json/rihla/v1/popups/${id}/`;
}
