import { createHmac } from 'node:crypto';

/**
 * Idempotency key of a checkout, known to the cart's own page only: a repeated request gets the order that the cart has become.
 * @param secret of the site
 */
export function checkoutKey(secret: string, cart: number): string {
  return createHmac('sha256', secret).update(`checkout:${cart}`).digest('base64url');
}
