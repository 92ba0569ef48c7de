/** Paths of an order's files; `:token` is that of `orderLink.ts`. */
export const VOUCHER_PATH = '/shop/voucher/:token/';
export const CALENDAR_PATH = '/shop/calendar/:token/';

/** Fills in the token. */
export function orderFilePath(path: typeof VOUCHER_PATH | typeof CALENDAR_PATH, token: string): string {
  return path.replace(':token', token);
}
