/** The one box that there is: fragments have numbers. */
const BOX = 1;

/** The address of the account as a dialog shows it. */
export function accountBoxPath(id: number | ':id' = BOX): string {
  return `/wp-json/rihla/v1/account-box/${id}/`;
}

/** The number in such an address; undefined for any other. */
export function readAccountBox(text: string): number | undefined {
  return text === String(BOX) ? BOX : undefined;
}
