/** Number of travellers in the cart, from the server's cookie; 0 without a cart. */
export function readCount(cookies: string): number {
  const [, count = '0'] = /(?:^|; )rihla_cart_count=(\d{1,3})(?=;|$)/.exec(cookies) ?? [];
  return Number(count);
}
