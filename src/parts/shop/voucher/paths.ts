/** Addresses for whoever holds the link of an order; `:token` is that of `orderLink.ts`. */
export const VOUCHER_PATH = '/shop/voucher/:token/';
export const CALENDAR_PATH = '/shop/calendar/:token/';

/** One of these addresses for an order. */
export function orderFilePath(path: typeof VOUCHER_PATH | typeof CALENDAR_PATH, token: string): string {
  return path.replace(':token', token);
}
