/** How many travellers are in the cart, as the server has told the browser; 0 where there is none. */
export function readCount(cookies: string): number {
  const [, count = '0'] = /(?:^|; )rihla_cart_count=(\d{1,3})(?=;|$)/.exec(cookies) ?? [];
  return Number(count);
}
