/** Id of the only account fragment: fragments need a number. */
const BOX = 1;

/** Path of the account dialog's fragment. */
export function accountBoxPath(id: number | ':id' = BOX): string {
  return `/wp-json/rihla/v1/account-box/${id}/`;
}

/** Parses the id in such a path; undefined for any other. */
export function readAccountBox(text: string): number | undefined {
  return text === String(BOX) ? BOX : undefined;
}
